import { unitPrice } from '../../../contract/unitPrice'
import type { Areas } from '../../../i18n/words'
import type { CartDifference } from '../../../state/cart/cartDifference'

/** What changed in a cart while the shopper wasn't looking, one sentence each (SPEC §4, `changed`). */
export function differenceSentences(
  difference: CartDifference,
  { difference: words }: Areas['cart'],
  money: (euro: number) => string,
): string[] {
  const { added, removed, quantity, price, short, vouchersAdded, vouchersGone, terms, total } = difference
  return [
    ...short.map(({ name, stock }) => (stock === 0 ? words.soldOut(name) : words.short(name, stock))),
    ...removed.map(({ name }) => words.removed(name)),
    ...added.map(({ name, quantity: count }) => words.added(name, count)),
    ...quantity.map(({ item, before }) => words.quantity(item.name, item.quantity, before)),
    ...price.map(({ item, before }) => words.price(item.name, money(unitPrice(item)), money(before))),
    ...vouchersGone.map(({ code }) => words.voucherGone(code)),
    ...vouchersAdded.map(({ code }) => words.voucherAdded(code)),
    ...terms.map((term) => words[term]),
    ...(total ? [words.total(money(total.now), money(total.before))] : []),
  ]
}
