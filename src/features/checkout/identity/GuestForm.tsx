import type { Country } from '../../../contract/catalogue'
import type { ClassifiedError } from '../../../store/http/errorMessage'
import { Checkbox } from '../../../ui/form/Checkbox'
import { bringMessages } from '../../../i18n/lateMessages'
import { AddressFieldset } from '../../../forms/address/AddressFieldset'
import { BusinessFields } from '../../../forms/address/BusinessFields'
import { FormShell } from '../../../forms/Form'
import { PersonFieldset } from '../../../forms/person/PersonFieldset'
import { StepActions } from '../StepActions'
import type { GuestFields } from './guestFields'
import { useGuestForm } from './useGuestForm'
import { NewPasswordField } from '../../../forms/person/PasswordFields'
import * as styles from '../../../forms/Form.module.css'

const useMessages = bringMessages('identity')

interface GuestFormProps {
  countries: readonly Country[]
  cartCountryId: number | null
  initialFields: GuestFields
  /** In euro. */
  total: number
  submitLabel: string
  isBusy: boolean
  error: string | null
  /** Whether a customer enters a new address: the email address is then fixed, and there is no password field. */
  isRegistered: boolean
  onSubmit: (fields: GuestFields, showFieldError: (error: ClassifiedError) => boolean) => Promise<void>
}

export function GuestForm({
  countries,
  cartCountryId,
  initialFields,
  isRegistered,
  submitLabel,
  onSubmit,
  ...actionProps
}: GuestFormProps) {
  const { info } = useMessages('identity')
  const { form, showFieldError, fieldOrder } = useGuestForm({ kind: 'guest', initialFields, countries, cartCountryId })
  const { register, watch } = form
  return (
    <FormShell form={form} fieldOrder={fieldOrder} onSubmit={(fields) => onSubmit(fields, showFieldError)}>
      <PersonFieldset legend={info.contact} emailHelp={info.emailHelp} isEmailFixed={isRegistered} />
      <AddressFieldset name="delivery" legend={info.deliveryAddress} countries={countries}>
        <BusinessFields name="delivery" />
      </AddressFieldset>
      <Checkbox id="otherInvoice" {...register('otherInvoice')}>
        {info.otherInvoice}
      </Checkbox>
      {watch('otherInvoice') && (
        <AddressFieldset name="invoice" legend={info.invoiceAddress} countries={countries}>
          <BusinessFields name="invoice" />
        </AddressFieldset>
      )}
      {!isRegistered && <OptionalPassword />}
      {__OFFERED__.newsletter && (
        <Checkbox id="newsletter" {...register('newsletter')}>
          {info.newsletter}
        </Checkbox>
      )}
      <StepActions label={submitLabel} {...actionProps} />
    </FormShell>
  )
}

/** A password turns the guest into a customer with an account (SPEC §5). */
function OptionalPassword() {
  const { password: messages, optional } = useMessages('identity')
  return (
    <fieldset className={styles.section}>
      <legend className={styles.heading}>{messages.offer}</legend>
      <p className={styles.text}>{messages.offerText}</p>
      <NewPasswordField optional={optional} />
    </fieldset>
  )
}
