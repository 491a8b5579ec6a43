import type { Cart } from '../../../contract/cart'
import { bringMessages } from '../../../i18n/lateMessages'
import type { CheckoutInformation } from '../../../store/checkout/checkoutSlice'
import { setInvoiceContact } from '../../../store/checkout/setInvoiceContact'
import { StepAddress } from '../StepAddress'
import { useCheckoutChange } from '../useSubmitStep'

const useMessages = bringMessages('checkout')

interface InvoiceAddressProps {
  checkout: CheckoutInformation
  cart: Cart
  isAddressMissing: boolean
}

export const getInvoiceAddressId = (cart: Cart): number | null => cart.id_address_invoice ?? cart.id_address_delivery

/**
 * The choice is sent to the API immediately (SPEC §7: the cart's update), so that the payment is for the cart on
 * screen. If nothing in the order is delivered to the customer, a customer without an address can reach the payment.
 */
export function InvoiceAddress({ checkout, cart, isAddressMissing }: InvoiceAddressProps) {
  const { payment } = useMessages('checkout')
  const { isBusy, error, sendChange } = useCheckoutChange()
  return (
    <StepAddress
      {...{ checkout, isBusy, error, isAddressMissing }}
      name="invoice-address"
      title={payment.invoice}
      chosenId={getInvoiceAddressId(cart)}
      canChoose
      remark={{ addressId: cart.id_address_delivery, text: payment.alsoDelivery }}
      messages={{ none: payment.noInvoice, other: payment.otherInvoice, change: payment.changeInvoice }}
      onChoose={(id) => sendChange(setInvoiceContact(checkout.addresses.find(({ id_address }) => id_address === id)!))}
    />
  )
}
