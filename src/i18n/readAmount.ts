/**
 * Returns a typed amount in euro, or null when the text is not an amount. After either a point or a comma, three digits
 * are thousands, and one or two digits are cents.
 */
export function readAmount(typedAmount: string): number | null {
  const text = typedAmount.replace(/[\s€]/g, '')
  const amountParts = /^(\d{1,3}(?:[.,]\d{3})+|\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text)
  if (!amountParts) return null
  const [, wholeEuros = '', cents = ''] = amountParts
  return Number(`${wholeEuros.replace(/[.,]/g, '')}.${cents || '0'}`)
}
