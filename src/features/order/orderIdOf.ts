/** The order that an address asks for (`?order=ID`); null unless it is one whole positive number. */
export function orderIdOf(search: string): number | null {
  const text = new URLSearchParams(search).get('order') ?? ''
  if (!/^[1-9][0-9]{0,14}$/.test(text)) return null
  return Number(text)
}
