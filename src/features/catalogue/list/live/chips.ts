import { facetNames, type Facets } from '../../../../contract/facets'
import type { Areas } from '../../../../i18n/words'
import type { ListChoice, PriceRange } from '../liveList'
import { withPrice, withValue } from './choices'

export interface Chip {
  key: string
  name: string
  /** The choice without it. */
  without: ListChoice
}

type PriceWords = Areas['list']['price']

function priceName({ min, max }: PriceRange, words: PriceWords, money: (euro: number) => string): string {
  if (min === undefined) return words.most(money(max ?? 0))
  return max === undefined ? words.least(money(min)) : words.range(money(min), money(max))
}

/** Everything that is chosen, each with its name and the choice without it. A value that the shop has no name for keeps its key. */
export function chipsOf(
  choice: ListChoice,
  facets: Facets | null,
  words: PriceWords,
  money: (euro: number) => string,
): Chip[] {
  const chips = facetNames.flatMap((facet) => {
    const values = facets?.lists.find((each) => each.facet === facet)?.values ?? []
    return (choice.filters[facet] ?? []).map((key) => ({
      key: `${facet}-${key}`,
      name: values.find((value) => value.key === key)?.name ?? key,
      without: withValue(choice, facet, key),
    }))
  })
  if (!choice.price) return chips
  return [...chips, { key: 'price', name: priceName(choice.price, words, money), without: withPrice(choice, null) }]
}
