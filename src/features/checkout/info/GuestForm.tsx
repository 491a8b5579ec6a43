import type { Country } from '../../../contract/catalogue'
import type { Fault } from '../../../contract/faultOf'
import { Checkbox } from '../../../design/Checkbox'
import { useWords } from '../../../i18n/useWords'
import { AddressFieldset } from '../../../forms/address/AddressFieldset'
import { BusinessFields } from '../../../forms/address/BusinessFields'
import { CheckoutForm } from './CheckoutForm'
import { ContactFieldset } from './ContactFieldset'
import type { GuestFields } from './guestFields'
import { PasswordOffer } from './PasswordOffer'
import { useGuestForm } from './useGuestForm'

interface GuestFormProps {
  countries: readonly Country[]
  /** The country that the cart is worked out for. */
  idCountry: number
  /** What stands in the fields at first. */
  start: GuestFields
  /** The cart's total in euro. */
  total: number
  busy: boolean
  fault: string | null
  /** A customer types a new address: the e-mail address is the account's, and no password is asked for. */
  registered: boolean
  /** `lands` shows what the API refused at its field, false when it is about none. */
  onSubmit: (fields: GuestFields, lands: (fault: Fault) => boolean) => Promise<void>
}

/** Who orders and where it goes. */
export function GuestForm({ countries, idCountry, start, registered, onSubmit, ...rest }: GuestFormProps) {
  const { info } = useWords('identity')
  const { form, lands, order } = useGuestForm({ kind: 'guest', start, countries, idCountry })
  const { register, watch } = form
  return (
    <CheckoutForm
      form={form}
      order={order}
      submit={info.submit}
      onSubmit={(fields) => onSubmit(fields, lands)}
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
      {!registered && <PasswordOffer />}
      <Checkbox id="newsletter" {...register('newsletter')}>
        {info.newsletter}
      </Checkbox>
    </CheckoutForm>
  )
}
