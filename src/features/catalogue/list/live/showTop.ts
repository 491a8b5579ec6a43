import { listElement } from '../listElement'

/** Brings the top of the list back into view when the shopper has scrolled past it: what they chose shows there. */
export function showTop(): void {
  const section = listElement()
  if (section && section.getBoundingClientRect().top < 0) section.scrollIntoView()
}
