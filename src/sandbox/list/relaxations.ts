import type { Relaxation } from '../../contract/facets'
import type { ShopDatabase } from '../database/ShopDatabase'
import { chosenNames } from './chosenFilters'
import { countProducts, listConditions, type List } from './list'
import { withoutFilter } from './listQuery'

/** For a list without a result: which filters to drop, one alone, to have one; the one that gives most comes first. */
export function relaxations(database: ShopDatabase, list: List): Relaxation[] {
  return chosenNames(listConditions(database, list).filters)
    .map((filter) => ({
      filter,
      total: countProducts(database, { ...list, query: withoutFilter(list.query, filter) }),
    }))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
}
