import type { Links } from './links'
import { roundEuro } from './money'

/** Amounts in euro, VAT included. */
interface Totals {
  items: number
  discount: number
  shipping: number | null
  wrapping: number
  total: number
  vat: { rate: number; amount: number }[]
}

interface GiftWrapping {
  wanted: boolean
  message: string
  price: number
  free_from: number | null
  message_max: number
  possible: boolean
}

interface CartInput {
  items: readonly { total: number }[]
  vouchers: readonly { amount: number }[]
  totals: Totals | null
  gift: GiftWrapping | null
  _links: Links
}

const sumAmounts = (amounts: readonly number[]): number =>
  roundEuro(amounts.reduce((total, amount) => total + amount, 0))

function sumTotals({ items, vouchers }: CartInput): Totals {
  const itemsTotal = sumAmounts(items.map(({ total }) => total))
  const discount = Math.min(itemsTotal, sumAmounts(vouchers.map(({ amount }) => amount)))
  return { items: itemsTotal, discount, shipping: null, wrapping: 0, total: roundEuro(itemsTotal - discount), vat: [] }
}

/** The maximum length of the gift card's message in characters, if the API does not state one. */
const defaultMaxMessageLength = 300

/** Derives the fields that an API may leave out of a cart (SPEC §3): the totals and the gift wrapping. */
export const completeCart = <Input extends CartInput>(cart: Input) => ({
  ...cart,
  totals: cart.totals ?? sumTotals(cart),
  gift: cart.gift ?? {
    ...{ wanted: false, message: '', price: 0, free_from: null, message_max: defaultMaxMessageLength },
    possible: 'giftwrapping' in cart._links,
  },
})
