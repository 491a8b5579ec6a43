import { CheckoutGate } from '../frame/CheckoutGate'
import { GuestOffer } from './GuestOffer'

/** The first page of the checkout with the shop behind it. */
export function Identification() {
  return <CheckoutGate page="checkout">{() => <GuestOffer />}</CheckoutGate>
}
