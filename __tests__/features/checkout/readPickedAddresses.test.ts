/** @jest-environment jest-fixed-jsdom */
import type { Cart } from '../../../src/contract/cart'
import type { Address } from '../../../src/contract/session'
import { checkoutFormNames } from '../../../src/features/checkout/checkoutFormNames'
import { savePickedAddresses, readPickedAddresses } from '../../../src/features/checkout/identity/KnownAddresses'
import { saveDraft } from '../../../src/store/browser/formDrafts'

const addresses = [{ id_address: 5 }, { id_address: 6 }] as Address[]
const buildCart = (id_address_delivery: number | null, id_address_invoice: number | null) =>
  ({ id_address_delivery, id_address_invoice }) as Cart
afterEach(() => window.sessionStorage.clear())

/** The ids 77 and 88 are not among the addresses of the customer. */
test.each([
  [buildCart(null, null), { deliveryId: 5, invoiceId: null }],
  [buildCart(6, 6), { deliveryId: 6, invoiceId: null }],
  [buildCart(6, 5), { deliveryId: 6, invoiceId: 5 }],
  [buildCart(77, 88), { deliveryId: 5, invoiceId: null }],
])('the addresses of the cart are selected: %j', (cart, expected) => {
  expect(readPickedAddresses(addresses, cart)).toEqual(expected)
})

test.each([
  [
    { delivery: '6', invoice: 'same' },
    { deliveryId: 6, invoiceId: null },
  ],
  [
    { delivery: '6', invoice: '5' },
    { deliveryId: 6, invoiceId: 5 },
  ],
  [
    { delivery: '77', invoice: 'x' },
    { deliveryId: 5, invoiceId: 6 },
  ],
])('the addresses of the draft are selected: %j', (draft, expected) => {
  saveDraft(checkoutFormNames.addresses, draft)
  expect(readPickedAddresses(addresses, buildCart(5, 6))).toEqual(expected)
})

it('the saved addresses are selected', () => {
  savePickedAddresses({ deliveryId: 6, invoiceId: 5 })
  expect(readPickedAddresses(addresses, buildCart(5, 5))).toEqual({ deliveryId: 6, invoiceId: 5 })
})
