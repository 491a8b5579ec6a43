/** Letters that people put before a postcode to name the country: "B-9000", "L 1234". */
const countrySign = /^(?:BE?|NL|LU?|FR?|DE?)[\s-]*(?=\d)/i

/** A postcode as the country writes it: "3511ab" is "3511 AB" in the Netherlands, "B-9000" is "9000" in Belgium. */
export function normalPostcode(postcode: string, iso: string): string {
  const plain = postcode.trim().toUpperCase().replace(countrySign, '')
  const digits = plain.replace(/[\s.]/g, '')
  if (iso === 'NL') return digits.replace(/^(\d{4})([A-Z]{2})$/, '$1 $2')
  return /^\d+$/.test(digits) ? digits : plain
}
