import { useRef } from 'react'
import { Icon } from '../../../ui/figure/Icon'
import { useMoney } from '../../../i18n/money'
import { bringMessages } from '../../../i18n/lateMessages'
import { listElementId } from '../listElementId'
import { type ListChoice, type ListStore, type PriceRange, clearFilters, changePrice, toggleValue } from './listState'
import { facetNames, type FacetName, type Facets } from '../../../contract/productList'
import type { Areas } from '../../../i18n/messages'
import * as styles from './FilterChips.module.css'

const useMessages = bringMessages('list')

/** After a filter is removed, the focus moves to the next button, or to the bar if no filter remains. */
export function FilterChips({ listStore }: { listStore: ListStore }) {
  const messages = useMessages('list')
  const { facets: facetLabels } = useMessages('catalogue').list
  const formatEuro = useMoney()
  const chipList = useRef<HTMLUListElement>(null)
  const { choice, shownList, hasFailed } = listStore.state
  const filterLabels = { ...messages.nothing.filters, ...facetLabels }
  const chips = buildChips(choice, shownList?.facets ?? null, filterLabels, messages.price, formatEuro)
  if (chips.length === 0) return null

  const removeChip = (index: number, choiceWithoutFilter: ListChoice) => {
    if (chips.length > 1) chipList.current?.querySelectorAll('button')[index + 1]?.focus()
    else focusBar()
    listStore.applyChoice(choiceWithoutFilter)
  }
  return (
    <ul ref={chipList} className={styles.chips} aria-label={messages.chosen}>
      {chips.map(({ key, name, choiceWithoutFilter }, index) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={messages.remove(name)}
            onClick={() => removeChip(index, choiceWithoutFilter)}
          >
            {name}
            <Icon name="x" size={14} />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={styles.all}
          onClick={() => {
            focusBar()
            listStore.applyChoice(clearFilters(choice))
          }}
        >
          {messages.clearAll}
        </button>
      </li>
      {shownList && !hasFailed && <li className={styles.count}>{messages.pieces(shownList.total)}</li>}
    </ul>
  )
}

/** Takes the focus from an element that is about to disappear. The buttons for other screen sizes are hidden. */
export function focusBar(): void {
  const buttons = [...(document.getElementById(listElementId)?.querySelectorAll<HTMLElement>('[aria-expanded]') ?? [])]
  const openButton = buttons.find((button) => button.getAttribute('aria-expanded') === 'true')
  ;(openButton ?? buttons.find((button) => button.offsetParent) ?? buttons[0])?.focus()
}

interface Chip {
  key: string
  name: string
  choiceWithoutFilter: ListChoice
}

type PriceMessages = Areas['list']['price']
type FormatEuro = (euro: number) => string

function formatPriceRange({ min, max }: PriceRange, messages: PriceMessages, formatEuro: FormatEuro): string {
  if (min === undefined) return messages.most(formatEuro(max ?? 0))
  return max === undefined ? messages.least(formatEuro(min)) : messages.range(formatEuro(min), formatEuro(max))
}

/** Names a value by its key if it is missing from the facets, and by its filter until the facets have loaded. */
export function buildChips(
  choice: ListChoice,
  facets: Facets | null,
  filterLabels: Readonly<Record<FacetName, string>>,
  priceMessages: PriceMessages,
  formatEuro: FormatEuro,
): Chip[] {
  const chips = facetNames.flatMap((facet) => {
    const values = facets?.lists.find((facetValues) => facetValues.facet === facet)?.values ?? []
    return (choice.filters[facet] ?? []).map((key) => ({
      key: `${facet}-${key}`,
      name: values.find((value) => value.key === key)?.name ?? (facets ? key : filterLabels[facet]),
      choiceWithoutFilter: toggleValue(choice, facet, key),
    }))
  })
  if (!choice.price) return chips
  const name = formatPriceRange(choice.price, priceMessages, formatEuro)
  return [...chips, { key: 'price', name, choiceWithoutFilter: changePrice(choice, null) }]
}
