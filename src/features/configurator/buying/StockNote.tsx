import { ShortParts } from './ShortParts'
import { useDesignSummary } from './useDesignSummary'

/** Says at the top of the panel why the design cannot go into the cart now, if its parts are not all in stock. */
export function StockNote() {
  const { short } = useDesignSummary()
  return short.length > 0 ? <ShortParts short={short} /> : null
}
