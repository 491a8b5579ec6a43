import type { CartTotals } from '../../contract/cart'
import type { CallName } from '../../contract/calls/allCalls'
import { getUnitPrice, roundEuro } from '../../contract/money'
import type { Person } from './Person'

interface PricedItems {
  items: readonly { quantity: number; total: number; sellPrice_tax_incl: number }[]
  totals: CartTotals
  /** The fee of the payment, which the total of an order includes. */
  fee?: number | undefined
  /** The country of delivery; null while it is unknown. */
  id_country: number | null
}

/** Checks that the amounts of a cart or an order add up, and that their VAT has the rate of the country. */
export async function checkTotals(
  person: Person,
  name: CallName,
  situation: string,
  { items, totals: { vat, ...totals }, fee = 0, id_country }: PricedItems,
): Promise<void> {
  const check = (field: string, expected: unknown, receivedValue: unknown) =>
    person.check(name, situation, field, expected, receivedValue)
  const prices = items.map((item) => roundEuro(getUnitPrice(item) * item.quantity))
  const itemTotals = items.map(({ total }) => total)
  check('total of each line item', prices, itemTotals)
  check('totals.items', roundEuro(prices.reduce((sum, price) => sum + price, 0)), totals.items)
  const { discount, shipping, wrapping, total } = totals
  check('totals.total', roundEuro(totals.items - discount + (shipping ?? 0) + wrapping + fee), total)
  // An API may leave out the VAT.
  if (vat.length === 0) return
  const { _embedded } = await person.call('listCountries')
  const country = _embedded.countries.find((candidate) => candidate.id_country === id_country)
  const rates = vat.map(({ rate }) => rate)
  if (country?.vat != null) check('totals.vat.rate', [country.vat], rates.includes(country.vat) ? [country.vat] : rates)
  const [taxedAmount, maxRounding] = sumTaxedAmounts(vat)
  const isExempt = rates.includes(0)
  const isCorrect = isExempt ? taxedAmount <= total + maxRounding : Math.abs(taxedAmount - total) <= maxRounding
  check('totals.vat, as the VAT of an amount of', total, isCorrect ? total : roundEuro(taxedAmount))
}

/**
 * Returns the amount in euro, VAT included, that contains this VAT, and the maximum difference in euro that rounding to
 * cents can cause.
 */
function sumTaxedAmounts(vat: CartTotals['vat']): [number, number] {
  const taxedParts = vat
    .filter(({ rate }) => rate > 0)
    .map(({ rate, amount }) => ({ amount, factor: (100 + rate) / rate }))
  const taxedAmount = taxedParts.reduce((sum, { amount, factor }) => sum + amount * factor, 0)
  // The API may round the VAT of each line item, or only the sum.
  const maxRounding = taxedParts.reduce((sum, { factor }) => sum + 0.015 * factor, 0)
  return [taxedAmount, maxRounding]
}
