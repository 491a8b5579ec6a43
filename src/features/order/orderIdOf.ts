import { matchOrder } from '../../pageTable/matchPath'

/** A whole positive number without anything around it; null for anything else. */
const idOf = (text: string): number | null => (/^[1-9][0-9]{0,14}$/.test(text) ? Number(text) : null)

/** The order that the confirmation's address asks for (`?order=ID`). */
export const orderIdOf = (search: string): number | null => idOf(new URLSearchParams(search).get('order') ?? '')

/** The order that its own page's path names (docs/architecture.md, "Routes"). */
export const orderIdOfPath = (pathname: string): number | null => idOf(matchOrder(pathname)?.parameters.order ?? '')
