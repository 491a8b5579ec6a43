import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { encodeDesign } from './encodeDesign'
import type { Design } from '../design/Design'

const designParameter = 'design'

export const buildDesignAddress = (path: string, encodedDesign: string): string =>
  `${path}?${designParameter}=${encodedDesign}`

export const readDesignAddress = (search: string): string | null => new URLSearchParams(search).get(designParameter)

/** The value is the id of the design in the cart that the user is changing. */
const cartParameter = 'cart'

export const readCartParameter = (search: string): string | null => new URLSearchParams(search).get(cartParameter)

/** The id in the address lets a reloaded page replace the design in the cart. */
export function writeCartParameter(id: string | number): void {
  const url = new URL(window.location.href)
  url.searchParams.set(cartParameter, String(id))
  window.history.replaceState(window.history.state, '', url)
}

/** Omits the id of the design in the cart, because other users have other carts. */
export const buildShareAddress = (design: Design, system: ShelvingSystem): string =>
  buildDesignAddress(window.location.origin + window.location.pathname, encodeDesign(design, system))
