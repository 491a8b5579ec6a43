import type { FacetName } from '../../../../contract/facets'
import type { BarFacet } from '../barFacets'

/** The facets that have no button of their own but share another's place: reduced pieces stand with the price, stock with the delivery. */
export const besides: Partial<Record<BarFacet, FacetName>> = { price: 'sale', delivery: 'in_stock' }
