import { ShortParts } from './ShortParts'
import { useDesignSummary } from './useDesignSummary'

/** Says at the top of the panel which parts are short, because the design cannot go into the cart without them. */
export function StockNote() {
  const { short } = useDesignSummary()
  return short.length > 0 ? <ShortParts short={short} /> : null
}
