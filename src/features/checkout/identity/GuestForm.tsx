import type { Country } from '../../../contract/catalogue'
import type { ClassifiedError } from '../../../store/http/classifyError'
import { Checkbox } from '../../../ui/form/Checkbox'
import { useWords } from '../../../i18n/useWords'
import { AddressFieldset } from '../../../forms/address/AddressFieldset'
import { BusinessFields } from '../../../forms/address/BusinessFields'
import { CheckoutForm, ContactFieldset } from './CheckoutForm'
import type { GuestFields } from './guestFields'
import { useGuestForm } from './useGuestForm'
import { NewPasswordField } from '../../../forms/person/NewPasswordField'
import * as styles from '../../../forms/Form.module.css'

interface GuestFormProps {
  countries: readonly Country[]
  /** The country that the cart is worked out for. */
  idCountry: number
  /** What stands in the fields at first. */
  start: GuestFields
  /** The cart's total in euro. */
  total: number
  busy: boolean
  error: string | null
  /** A customer types a new address: the e-mail address is the account's, and no password is asked for. */
  registered: boolean
  /** `showFieldError` shows what the API refused at its field, false when it is about none. */
  onSubmit: (fields: GuestFields, showFieldError: (error: ClassifiedError) => boolean) => Promise<void>
}

/** Who orders and where it goes. */
export function GuestForm({ countries, idCountry, start, registered, onSubmit, ...rest }: GuestFormProps) {
  const { info } = useWords('identity')
  const { form, showFieldError, order } = useGuestForm({ kind: 'guest', start, countries, idCountry })
  const { register, watch } = form
  return (
    <CheckoutForm
      form={form}
      order={order}
      submit={info.submit}
      onSubmit={(fields) => onSubmit(fields, showFieldError)}
      {...rest}
    >
      <ContactFieldset emailFixed={registered} />
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
      {!registered && <OptionalPassword />}
      <Checkbox id="newsletter" {...register('newsletter')}>
        {info.newsletter}
      </Checkbox>
    </CheckoutForm>
  )
}

/** A guest who gives a password has an account from then on (SPEC §5: optional). */
function OptionalPassword() {
  const { password: words, optional } = useWords('identity')
  return (
    <fieldset className={styles.section}>
      <legend className={styles.heading}>{words.offer}</legend>
      <p className={styles.text}>{words.offerText}</p>
      <NewPasswordField optional={optional} />
    </fieldset>
  )
}
