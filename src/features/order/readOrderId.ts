import { matchOrder } from '../../pageTable/matchPath'

/** A whole positive number without anything around it; null for anything else. */
const parseId = (text: string): number | null => (/^[1-9][0-9]{0,14}$/.test(text) ? Number(text) : null)

/** The order that the confirmation's address asks for (`?order=ID`). */
export const readOrderId = (search: string): number | null => parseId(new URLSearchParams(search).get('order') ?? '')

/** The order that its own page's path names (docs/architecture.md, "Routes"). */
export const readOrderIdFromPath = (pathname: string): number | null =>
  parseId(matchOrder(pathname)?.parameters.order ?? '')
