import type { ProductCard } from '../../../contract/product'
import type { ProductScope } from '../../../contract/productList'
import { findReduction } from '../../../contract/reduction'
import { bringMessages } from '../../../i18n/lateMessages'
import { cardsPerRow } from '../../../pageTable/contents/lists'
import { useQuery } from '../../../store/query/useQuery'
import type { AppThunk } from '../../../store/AppThunk'
import { Button } from '../../../ui/button/Button'
import { ProductGrid } from '../productGrid/ProductGrid'
import { fetchList, removeDuplicates } from './fetchList'
import { focusBar } from './FilterChips'
import { clearFilters, dropFilters, type ListChoice, type ListStore } from './listState'
import { getSortings } from '../listFilters'
import * as text from '../../../ui/text.module.css'
import * as styles from './ListNotes.module.css'

const useMessages = bringMessages('list')

export function NoFilterResults({ listStore }: { listStore: ListStore }) {
  const { nothing: messages, clearAll } = useMessages('list')
  const { lowestInList } = useMessages('catalogue').productGrid
  const { choice, shownList } = listStore.state
  const relaxations = (shownList?.relaxations ?? []).filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
  const relaxedChoices = relaxations.map(({ filter }) => dropFilters(choice, [filter]))
  const { data: nearestProducts = [] } = useQuery(
    JSON.stringify(choice),
    (signal) => fetchNearestProducts(listStore.scope, [...relaxedChoices, clearFilters(choice)], signal),
    { isPublic: true },
  )
  const applyChoice = (nextChoice: ListChoice) => {
    focusBar()
    listStore.applyChoice(nextChoice)
  }
  return (
    <div className={styles.nothing}>
      <p className={text.xl}>{messages.title}</p>
      {relaxations.length > 0 && <p>{messages.hint}</p>}
      <div className={styles.relaxations}>
        {relaxations.map(({ filter, total }, index) => (
          <Button key={filter} variant="ghost" onClick={() => applyChoice(relaxedChoices[index]!)}>
            {messages.without(messages.filters[filter], total)}
          </Button>
        ))}
        <Button variant="ghost" onClick={() => applyChoice(clearFilters(choice))}>
          {clearAll}
        </Button>
      </div>
      {nearestProducts.length > 0 && (
        <section className={styles.nearest}>
          <h2 className={text.lg}>{messages.nearest}</h2>
          {nearestProducts.some(({ price }) => findReduction(price)) && (
            <p className={`${text.xxs} ${text.stone}`}>{lowestInList}</p>
          )}
          <ProductGrid products={nearestProducts} />
        </section>
      )}
    </div>
  )
}

/** Fetches the products of one choice after another, until they fill a row. */
const fetchNearestProducts =
  (scope: ProductScope, choices: readonly ListChoice[], signal: AbortSignal): AppThunk<Promise<ProductCard[]>> =>
  async (dispatch) => {
    const [usualSorting] = getSortings(scope)
    let cards: ProductCard[] = []
    for (const choice of choices) {
      if (cards.length >= cardsPerRow) break
      const { products } = await dispatch(fetchList({ scope, choice, usualSorting }, signal))
      cards = removeDuplicates([...cards, ...products])
    }
    return cards.slice(0, cardsPerRow)
  }
