import { useEffect, useMemo, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Checkbox } from '../../../ui/form/Checkbox'
import { NewPasswordField } from '../../../forms/person/NewPasswordField'
import { PersonFieldset } from '../../../forms/person/PersonFieldset'
import { PlainForm } from '../../../forms/PlainForm'
import { useFormSubmit } from '../../../forms/useFormSubmit'
import { useWords } from '../../../i18n/useWords'
import type { Country } from '../../../contract/catalogue'
import { useCountries } from '../../../store/checkout/useCountries'
import { useStoreDispatch, useStoreSelector } from '../../../store/hooks'
import { createAccount } from '../../../store/session/sessionThunks'
import {
  type AccountFields,
  accountSchema,
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
import { isBlank } from '../../../forms/address/addressFields'
import { AddressFieldset } from '../../../forms/address/AddressFieldset'
import type { ClassifiedError } from '../../../store/http/classifyError'
import { selectCustomer } from '../../../store/session/sessionSelectors'
import { refusedFieldMessage } from '../../../forms/address/validateAddress'
import { useCheckedForm } from '../../../forms/useCheckedForm'
import * as text from '../../../ui/text.module.css'
import * as styles from '../../../forms/Form.module.css'

const none: readonly Country[] = []

/** The form of a new account (SPEC §7 create account). */
export function CreateAccountForm() {
  const { create: words } = useWords('account')
  const { info } = useWords('identity')
  const dispatch = useStoreDispatch()
  const { busy, error, run } = useFormSubmit()
  const countryList = useCountries()
  const countries = Array.isArray(countryList.countries) ? countryList.countries : none
  const { form, order, showFieldError, exists } = useAccountForm(countries)
  return (
    <PlainForm
      form={form}
      order={order}
      submit={words.submit}
      busy={busy}
      error={error}
      onSubmit={(fields) =>
        run(() => dispatch(createAccount(buildAccountRequest(fields, countries))), { showFieldError })
      }
    >
      <PersonFieldset legend={words.you} emailHelp={words.emailHelp}>
        {exists && <AccountExists />}
        <NewPasswordField />
      </PersonFieldset>
      <AddressFold {...countryList} />
      <Checkbox id="newsletter" {...form.register('newsletter')}>
        {info.newsletter}
      </Checkbox>
    </PlainForm>
  )
}

/** The ways on for who has an account already with the e-mail address just typed. */
function AccountExists() {
  const { create: words } = useWords('account')
  const language = useLanguage()
  return (
    <p className={text.sm} role="status">
      {words.existsNow}{' '}
      <PageLink to={buildPath('my-account', language)} className={text.link}>
        {words.logIn}
      </PageLink>
      {words.or}
      <PageLink to={buildPath('password-recovery', language)} className={text.link}>
        {words.forgotten}
      </PageLink>
    </p>
  )
}

/** An address to begin with, folded away: nobody needs one for an account. */
function AddressFold({ countries, retry }: ReturnType<typeof useCountries>) {
  const { create: words, gate } = useWords('account')
  const { getValues, setValue } = useFormContext<AccountFields>()
  const [begun] = useState(() => !isBlank(getValues('address')))
  const first = Array.isArray(countries) ? countries[0]?.iso : undefined
  useEffect(() => {
    if (first !== undefined && getValues('address.country') === '') setValue('address.country', first)
  }, [first, getValues, setValue])
  return (
    <details className={styles.fold} open={begun}>
      <summary>{words.address}</summary>
      <div>
        {countries === 'failed' && <SectionError message={words.countriesFailed} retry={gate.retry} onRetry={retry} />}
        {Array.isArray(countries) && (
          <AddressFieldset name="address" legend={words.addressLegend} countries={countries} />
        )}
      </div>
    </details>
  )
}

/** The form of a new account. What is typed is kept for the visit, the password excepted. `exists`: there is one already with the address that was typed. */
function useAccountForm(countries: readonly Country[]) {
  const { errors } = useWords('identity')
  const { create: words } = useWords('account')
  const customer = useStoreSelector(selectCustomer)
  const [taken, setTaken] = useState<string | null>(null)
  const [start] = useState(() => readAccountDraft() ?? buildInitialAccount(customer))
  const schema = useMemo(() => accountSchema(errors, countries), [errors, countries])
  const form = useCheckedForm<AccountFields>({ schema, start, keep: saveAccountDraft })
  const { watch, getValues, setError } = form
  const iso = watch('address.country')
  const order = listAccountPaths(iso)

  /** Shows at its field what the API refused; false when it is about none. The address's fields stand bare in the payload. */
  const showFieldError = (error: ClassifiedError): boolean => {
    if (error.kind === 'accountExists') {
      setTaken(getValues('email'))
      setError('email', { message: words.exists })
      return true
    }
    if (error.kind !== 'invalid') return false
    const field = error.field.replace(/^id_country$/, 'country')
    const path = order.find((one) => one === field) ?? order.find((one) => one === `address.${field}`)
    if (path === undefined) return false
    const message = path === 'email' ? errors.refusedEmail : refusedFieldMessage(field, iso, errors)
    setError(path as keyof AccountFields, { message })
    return true
  }
  return { form, order, showFieldError, exists: taken !== null && watch('email') === taken }
}
