import type { Cart } from '../../../contract/cart'
import { Checkbox } from '../../../design/Checkbox'
import * as text from '../../../design/text.module.css'
import { useWords } from '../../../i18n/useWords'
import type { CheckoutInformation } from '../../../state/checkout/checkoutSlice'
import { useShopSelector } from '../../../state/hooks'
import { createAccount } from '../../../state/session/createAccount'
import { useStepDeed } from '../frame/useStepDeed'
import { AddressFieldset } from '../../../forms/address/AddressFieldset'
import { CheckoutForm } from '../info/CheckoutForm'
import { ContactFieldset } from '../info/ContactFieldset'
import { readGuestDraft } from '../info/guestDraft'
import { accountChoice } from '../info/guestFields'
import { NewPasswordField } from '../../../forms/NewPasswordField'
import { startingFields } from '../info/startingFields'
import { useGuestForm } from '../info/useGuestForm'
import { useOnward } from './useOnward'

interface AccountFormProps {
  checkout: CheckoutInformation
  cart: Cart
}

/** For who would like an account. It asks for an address at once, so that the order can go on (SPEC §7 create account). */
export function AccountForm({ checkout: { addresses, countries }, cart }: AccountFormProps) {
  const { account: words, info } = useWords('identity')
  const { busy, fault, run } = useStepDeed()
  const next = useOnward()
  const customer = useShopSelector(({ session }) => session.customer)
  const delivery = addresses.find((one) => one.id_address === cart.id_address_delivery)
  const draft = readGuestDraft()
  const { id_country: idCountry } = cart
  const start = startingFields({ draft, customer, delivery, invoice: undefined, countries, idCountry })
  const { form, lands, order } = useGuestForm({ kind: 'account', start, countries, idCountry })
  return (
    <CheckoutForm
      form={form}
      order={order}
      submit={words.submit}
      busy={busy}
      fault={fault}
      onSubmit={(fields) => run(createAccount(accountChoice(fields, countries)), { next, lands })}
    >
      <p className={text.sm}>{words.intro}</p>
      <ContactFieldset>
        <NewPasswordField />
      </ContactFieldset>
      <AddressFieldset name="delivery" legend={info.deliveryAddress} countries={countries} />
      <Checkbox id="newsletter" {...form.register('newsletter')}>
        {info.newsletter}
      </Checkbox>
    </CheckoutForm>
  )
}
