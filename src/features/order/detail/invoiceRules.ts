import type { CartTotals } from '../../../contract/cart'
import type { Language } from '../../../i18n/languages'

/** The part of a total that falls under one VAT rate (percent); amounts in euro, `net` + `vat` = `gross`. */
interface VatRow {
  rate: number
  net: number
  vat: number
  gross: number
}

const cents = (euro: number) => Math.round(euro * 100)

/**
 * What an invoice says of VAT, per rate. The shop gives the VAT in the total; what it is of follows from the rate, to
 * the cent: what rounding leaves over goes to the part without VAT, or else to the largest.
 */
export function vatRows({ total, vat }: Pick<CartTotals, 'total' | 'vat'>): VatRow[] {
  const rows = vat.map(({ rate, amount }) => ({
    rate,
    vat: cents(amount),
    net: rate > 0 ? Math.round((cents(amount) * 100) / rate) : 0,
  }))
  const rest = cents(total) - rows.reduce((sum, row) => sum + row.net + row.vat, 0)
  const taker =
    rows.find(({ rate }) => rate === 0) ?? rows.reduce<(typeof rows)[number] | undefined>(largest, undefined)
  if (taker) taker.net += rest
  return rows.map((row) => ({
    rate: row.rate,
    net: row.net / 100,
    vat: row.vat / 100,
    gross: (row.net + row.vat) / 100,
  }))
}

const largest = <Row extends { net: number }>(found: Row | undefined, row: Row): Row =>
  found && found.net >= row.net ? found : row

/** What the address of an order says to show its invoice. */
export const invoiceQuery: Record<Language, string> = { nl: '?factuur', en: '?invoice' }

/** Whether it does: in either language, since the switch of languages keeps the query. */
export function isInvoiceRequested(search: string): boolean {
  const query = new URLSearchParams(search)
  return query.has('factuur') || query.has('invoice')
}
