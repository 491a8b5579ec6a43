/** @jest-environment jest-fixed-jsdom */
import type { Cart } from '../../../src/contract/cart'
import type { Address } from '../../../src/contract/session'
import { checkoutDrafts } from '../../../src/features/checkout/checkoutDrafts'
import { savePickedAddresses, readPickedAddresses } from '../../../src/features/checkout/identity/KnownAddresses'
import { saveDraft } from '../../../src/store/browser/formDrafts'

const addresses = [{ id_address: 5 }, { id_address: 6 }] as Address[]
const cart = (id_address_delivery: number | null, id_address_invoice: number | null) =>
  ({ id_address_delivery, id_address_invoice }) as Cart
afterEach(() => window.sessionStorage.clear())

/** Addresses that do not belong to the customer are ignored. */
test.each([
  [cart(null, null), { delivery: 5, invoice: null }],
  [cart(6, 6), { delivery: 6, invoice: null }],
  [cart(6, 5), { delivery: 6, invoice: 5 }],
  [cart(77, 88), { delivery: 5, invoice: null }],
])('the addresses of the cart are selected: %j', (from, expected) => {
  expect(readPickedAddresses(addresses, from)).toEqual(expected)
})

test.each([
  [
    { delivery: '6', invoice: 'same' },
    { delivery: 6, invoice: null },
  ],
  [
    { delivery: '6', invoice: '5' },
    { delivery: 6, invoice: 5 },
  ],
  [
    { delivery: '77', invoice: 'x' },
    { delivery: 5, invoice: 6 },
  ],
])('the addresses of the draft are selected: %j', (draft, expected) => {
  saveDraft(checkoutDrafts.addresses, draft)
  expect(readPickedAddresses(addresses, cart(5, 6))).toEqual(expected)
})

it('the saved addresses are selected', () => {
  savePickedAddresses({ delivery: 6, invoice: 5 })
  expect(readPickedAddresses(addresses, cart(5, 5))).toEqual({ delivery: 6, invoice: 5 })
})
