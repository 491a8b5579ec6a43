import type { Cart } from '../../../contract/cart'
import { useWords } from '../../../i18n/useWords'
import type { CheckoutInformation } from '../../../state/checkout/checkoutSlice'
import { setInvoiceContact } from '../../../state/checkout/setInvoiceContact'
import { useShopSelector } from '../../../state/hooks'
import { AddressCard } from '../frame/AddressCard'
import { AddressChoice } from '../frame/AddressChoice'
import { useQuietDeed } from '../frame/useQuietDeed'

interface InvoiceAddressProps {
  checkout: CheckoutInformation
  cart: Cart
}

/** The address that the order is billed to: the delivery address unless the shopper said otherwise. */
export const invoiceAddressOf = (cart: Cart): number | null => cart.id_address_invoice ?? cart.id_address_delivery

/**
 * Who gets the invoice: the delivery address, or another. The shop is told at once (SPEC §7: set contact, then the
 * cart's update), so that what is paid later is the cart as it stands here.
 */
export function InvoiceAddress({ checkout: { addresses, countries }, cart }: InvoiceAddressProps) {
  const { shipping, payment } = useWords('checkout')
  const customer = useShopSelector(({ session }) => session.customer)
  const { busy, fault, run } = useQuietDeed()
  const chosen = invoiceAddressOf(cart)
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
        fault={fault}
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
