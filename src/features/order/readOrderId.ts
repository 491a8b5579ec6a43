import { matchPrivatePage } from '../../pageTable/matchPath'

/** The URL of the confirmation has the query `?order=ID`. */
export const readOrderId = ({ search }: Pick<Location, 'search'>): number | null =>
  parseId(new URLSearchParams(search).get('order') ?? '')

export const readOrderIdFromPath = ({ pathname }: Pick<Location, 'pathname'>): number | null =>
  parseId(matchPrivatePage(pathname)?.parameters.order ?? '')

const parseId = (text: string): number | null => (/^[1-9][0-9]{0,14}$/.test(text) ? Number(text) : null)
