import type { Language } from '../../../i18n/languages'

/** What the address of an order says to show its invoice. */
export const invoiceQuery: Record<Language, string> = { nl: '?factuur', en: '?invoice' }

/** Whether it does: in either language, since the switch of languages keeps the query. */
export function asksForInvoice(search: string): boolean {
  const query = new URLSearchParams(search)
  return query.has('factuur') || query.has('invoice')
}
