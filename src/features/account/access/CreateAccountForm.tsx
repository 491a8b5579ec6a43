import { useEffect, useMemo, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Checkbox } from '../../../ui/form/Checkbox'
import { NewPasswordField } from '../../../forms/person/PasswordFields'
import { PersonFieldset } from '../../../forms/person/PersonFieldset'
import { Form, useFormSubmit, useCheckedForm } from '../../../forms/Form'
import { bringMessages } from '../../../i18n/lateMessages'
import type { Country } from '../../../contract/catalogue'
import { useCountries } from '../../../store/checkout/useCountries'
import { useAppSelector } from '../../../store/hooks'
import { createAccount } from '../../../store/account/logIn'
import {
  type AccountFields,
  buildAccountSchema,
  buildAccountRequest,
  buildInitialAccount,
  listAccountPaths,
  readAccountDraft,
  saveAccountDraft,
} from './accountFields'
import { PageLink } from '../../../ui/button/PageLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { buildPath } from '../../../pageTable/paths'
import { SectionError } from '../../../ui/status/SectionError'
import { isBlankAddress } from '../../../forms/address/addressFields'
import { AddressFieldset } from '../../../forms/address/AddressFieldset'
import type { ClassifiedError } from '../../../store/http/errorMessage'
import { selectCustomer } from '../../../store/session/sessionSlice'
import { describeRefusedField } from '../../../forms/address/validateAddress'
import * as text from '../../../ui/text.module.css'
import * as styles from '../../../forms/Form.module.css'

const useMessages = bringMessages('account', 'identity')

const noCountries: readonly Country[] = []

export function CreateAccountForm() {
  const { create: messages } = useMessages('account')
  const { account, info } = useMessages('identity')
  const countryList = useCountries()
  const countries = countryList.data ?? noCountries
  const { form, fieldOrder, showFieldError, hasExistingAccount } = useAccountForm(countries)
  const submitState = useFormSubmit((fields: AccountFields) => createAccount(buildAccountRequest(fields, countries)), {
    showFieldError,
  })
  return (
    <Form form={form} fieldOrder={fieldOrder} submitLabel={account.submit} {...submitState}>
      <PersonFieldset legend={info.contact} emailHelp={messages.emailHelp}>
        {hasExistingAccount && <ExistingAccountNote />}
        <NewPasswordField />
      </PersonFieldset>
      <OptionalAddress {...countryList} />
      {__OFFERED__.newsletter && (
        <Checkbox id="newsletter" {...form.register('newsletter')}>
          {info.newsletter}
        </Checkbox>
      )}
    </Form>
  )
}

function ExistingAccountNote() {
  const { create: messages } = useMessages('account')
  const language = useLanguage()
  return (
    <p className={text.sm} role="status">
      {messages.existsNow}{' '}
      <PageLink to={buildPath('my-account', language)} className={text.link}>
        {messages.logIn}
      </PageLink>
      {__OFFERED__.passwordRecovery && (
        <>
          {messages.or}
          <PageLink to={buildPath('password-recovery', language)} className={text.link}>
            {messages.forgotten}
          </PageLink>
        </>
      )}
    </p>
  )
}

function OptionalAddress({ data: countries, status, retry }: ReturnType<typeof useCountries>) {
  const { create: messages } = useMessages('account')
  const { error } = useMessages('frame')
  const { getValues, setValue } = useFormContext<AccountFields>()
  const [hasAddress] = useState(() => !isBlankAddress(getValues('address')))
  const firstIso = countries?.[0]?.iso
  useEffect(() => {
    if (firstIso !== undefined && getValues('address.country') === '') setValue('address.country', firstIso)
  }, [firstIso, getValues, setValue])
  return (
    <details className={styles.fold} open={hasAddress}>
      <summary>{messages.address}</summary>
      <div>
        {status === 'failed' && <SectionError message={messages.countriesFailed} retry={error.retry} onRetry={retry} />}
        {countries && <AddressFieldset name="address" legend={messages.addressLegend} countries={countries} />}
      </div>
    </details>
  )
}

/**
 * The draft does not contain the password. `hasExistingAccount` is true while the email field contains an address for
 * which the API has reported an existing account.
 */
function useAccountForm(countries: readonly Country[]) {
  const { errors } = useMessages('identity')
  const { create: messages } = useMessages('account')
  const customer = useAppSelector(selectCustomer)
  const [takenEmail, setTakenEmail] = useState<string | null>(null)
  const [initialFields] = useState(() => readAccountDraft() ?? buildInitialAccount(customer))
  const schema = useMemo(() => buildAccountSchema(errors, countries), [errors, countries])
  const form = useCheckedForm<AccountFields>({ schema, initialFields, saveFields: saveAccountDraft })
  const { watch, getValues, setError } = form
  const iso = watch('address.country')
  const fieldOrder = listAccountPaths(iso)

  /** In the payload, the address fields have no prefix. */
  const showFieldError = (error: ClassifiedError): boolean => {
    if (error.kind === 'accountExists') {
      setTakenEmail(getValues('email'))
      setError('email', { message: messages.exists })
      return true
    }
    if (error.kind !== 'invalid') return false
    const field = error.field.replace(/^id_country$/, 'country')
    const path =
      fieldOrder.find((fieldPath) => fieldPath === field) ??
      fieldOrder.find((fieldPath) => fieldPath === `address.${field}`)
    if (path === undefined) return false
    const message = path === 'email' ? errors.refusedEmail : describeRefusedField(field, iso, errors)
    setError(path as keyof AccountFields, { message })
    return true
  }
  return {
    form,
    fieldOrder,
    showFieldError,
    hasExistingAccount: takenEmail !== null && watch('email') === takenEmail,
  }
}
