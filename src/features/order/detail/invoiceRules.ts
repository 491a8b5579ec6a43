import type { CartTotals } from '../../../contract/cart'
import { toCents, toEuro } from '../../../contract/money'

/** `rate` is in percent, amounts are in euro, and `net` + `vat` = `gross`. */
interface VatRow {
  rate: number
  net: number
  vat: number
  gross: number
}

/**
 * Calculates the net amount of each rate from the VAT that the API provides. The rest of the total is the net amount at
 * a rate of 0 or, if no row has that rate, a rounding difference, which is added to the largest net amount.
 */
export function listVatRows({ total, vat }: Pick<CartTotals, 'total' | 'vat'>): VatRow[] {
  const rows = vat.map(({ rate, amount }) => ({
    rate,
    vat: toCents(amount),
    net: rate > 0 ? Math.round((toCents(amount) * 100) / rate) : 0,
  }))
  const remainingCents = toCents(total) - rows.reduce((sum, row) => sum + row.net + row.vat, 0)
  const adjustedRow =
    rows.find(({ rate }) => rate === 0) ?? rows.reduce<(typeof rows)[number] | undefined>(pickLargest, undefined)
  if (adjustedRow) adjustedRow.net += remainingCents
  return rows.map((row) => ({
    rate: row.rate,
    net: toEuro(row.net),
    vat: toEuro(row.vat),
    gross: toEuro(row.net + row.vat),
  }))
}

const pickLargest = <Row extends { net: number }>(largestRow: Row | undefined, row: Row): Row =>
  largestRow && largestRow.net >= row.net ? largestRow : row

/** An order's URL with this query shows the invoice. */
export const invoiceQuery = { nl: '?factuur', en: '?invoice' }

/** Recognizes the query of either language, because a change of language preserves the query. */
export function isInvoiceRequested(search: string): boolean {
  const query = new URLSearchParams(search)
  return query.has('factuur') || query.has('invoice')
}
