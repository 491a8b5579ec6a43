interface Priced {
  quantity: number
  total: number
  sellPrice?: number
  sellPrice_tax_incl?: number
}

/** The price of one piece in euro, VAT included: whichever of the two fields the API gives (SPEC §3). */
export function unitPrice(line: Priced): number {
  return line.sellPrice_tax_incl ?? line.sellPrice ?? line.total
}
