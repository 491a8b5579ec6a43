import type { Cart } from '../../../contract/cart'
import { useWords } from '../../../i18n/useWords'
import type { CheckoutInformation } from '../../../store/checkout/checkoutSlice'
import { setInvoiceContact } from '../../../store/checkout/checkoutThunks'
import { useStoreSelector } from '../../../store/hooks'
import { selectCustomer } from '../../../store/session/sessionSelectors'
import { AddressCard, AddressChoice } from '../AddressChoice'
import { useCheckoutChange } from '../useCheckoutChange'

interface InvoiceAddressProps {
  checkout: CheckoutInformation
  cart: Cart
}

/** Returns the id of the address to which the order is billed: the delivery address unless another one was chosen. */
export const getInvoiceAddressId = (cart: Cart): number | null => cart.id_address_invoice ?? cart.id_address_delivery

/**
 * Lets the user choose the invoice address: the delivery address, or another one. The choice is sent to the API at once
 * (SPEC §7: set contact, followed by the cart's update), so that the payment is for the cart on screen.
 */
export function InvoiceAddress({ checkout: { addresses, countries }, cart }: InvoiceAddressProps) {
  const { shipping, payment } = useWords('checkout')
  const customer = useStoreSelector(selectCustomer)
  const { busy, error, run } = useCheckoutChange()
  const chosen = getInvoiceAddressId(cart)
  const invoice = addresses.find((one) => one.id_address === chosen)
  if (addresses.length > 1) {
    return (
      <AddressChoice
        legend={payment.invoice}
        name="invoice-address"
        addresses={addresses}
        countries={countries}
        chosen={chosen}
        remark={{ idAddress: cart.id_address_delivery, text: payment.alsoDelivery }}
        busy={busy}
        error={error}
        onChoose={(id) => {
          const { firstname, lastname } = customer ?? addresses.find((one) => one.id_address === id)!
          return run(setInvoiceContact({ gender: customer?.id_gender ?? null, firstname, lastname }, id))
        }}
        other={payment.otherInvoice}
      />
    )
  }
  if (!invoice) return null
  return (
    <AddressCard
      title={payment.invoice}
      address={invoice}
      countries={countries}
      change={{ label: shipping.change, name: payment.changeInvoice }}
    />
  )
}
