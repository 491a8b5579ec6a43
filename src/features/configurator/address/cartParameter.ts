/** The parameter of the page's address with the id of the design in the cart that is being changed. */
const parameter = 'cart'

export const readCartParameter = (search: string): string | null => new URLSearchParams(search).get(parameter)

/** Adds the id of the design in the cart to the address, so that a reloaded page still changes that design. */
export function writeCartParameter(id: string | number): void {
  const url = new URL(window.location.href)
  url.searchParams.set(parameter, String(id))
  window.history.replaceState(window.history.state, '', url)
}
