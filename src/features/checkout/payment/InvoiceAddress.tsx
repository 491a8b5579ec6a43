import type { Cart } from '../../../contract/cart'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath } from '../../../pageTable/paths'
import { PageLink } from '../../../ui/button/PageLink'
import { Note } from '../../../ui/status/Note'
import * as text from '../../../ui/text.module.css'
import type { CheckoutInformation } from '../../../store/checkout/checkoutSlice'
import { setInvoiceContact } from '../../../store/checkout/checkoutThunks'
import { AddressCard, AddressChoice } from '../AddressChoice'
import { useCheckoutChange } from '../useCheckoutChange'

const useMessages = bringMessages('checkout')

interface InvoiceAddressProps {
  checkout: CheckoutInformation
  cart: Cart
  /** Whether the step was submitted without an address. If so, the error appears here. */
  missing: boolean
}

/**
 * The selector of the control that receives focus when the address is missing: the first radio button, or else the link
 * to enter an address.
 */
export const invoiceAddressControl = '[name="invoice-address"], #give-invoice-address'

/** Returns the id of the address to which the order is billed: the delivery address unless another one was chosen. */
export const getInvoiceAddressId = (cart: Cart): number | null => cart.id_address_invoice ?? cart.id_address_delivery

/**
 * Lets the user choose the invoice address: the delivery address, or another one. The choice is sent to the API at once
 * (SPEC §7: the cart's update), so that the payment is for the cart on screen.
 */
export function InvoiceAddress({ checkout: { addresses, countries }, cart, missing }: InvoiceAddressProps) {
  const { shipping, payment } = useMessages('checkout')
  const language = useLanguage()
  const { busy, error, run } = useCheckoutChange()
  const chosenId = getInvoiceAddressId(cart)
  const invoice = addresses.find((one) => one.id_address === chosenId)
  if (addresses.length > (invoice ? 1 : 0)) {
    return (
      <AddressChoice
        legend={payment.invoice}
        name="invoice-address"
        addresses={addresses}
        countries={countries}
        chosen={chosenId}
        remark={{ idAddress: cart.id_address_delivery, text: payment.alsoDelivery }}
        busy={busy}
        error={error ?? (missing ? payment.noInvoice : null)}
        onChoose={(id) => run(setInvoiceContact(addresses.find((one) => one.id_address === id)!))}
        other={payment.otherInvoice}
      />
    )
  }
  // A customer without any address can reach the payment when nothing of the order is delivered to them.
  if (!invoice) {
    return (
      <Note {...(missing && { variant: 'bad', role: 'alert' })}>
        {payment.noInvoice}{' '}
        <PageLink id="give-invoice-address" to={buildPath('checkout-step-guest', language)} className={text.link}>
          {shipping.giveAddress}
        </PageLink>
      </Note>
    )
  }
  return (
    <AddressCard
      title={payment.invoice}
      address={invoice}
      countries={countries}
      change={{ label: shipping.change, name: payment.changeInvoice }}
    />
  )
}
