import { matchPrivatePage } from '../../pageTable/matchPath'

/** Returns the order id in the URL of the confirmation (`?order=ID`). */
export const readOrderId = (search: string): number | null => parseId(new URLSearchParams(search).get('order') ?? '')

/** Returns the order id in the path of an order's page (docs/architecture.md, "Routes"). */
export const readOrderIdFromPath = (pathname: string): number | null =>
  parseId(matchPrivatePage(pathname)?.parameters.order ?? '')

const parseId = (text: string): number | null => (/^[1-9][0-9]{0,14}$/.test(text) ? Number(text) : null)
