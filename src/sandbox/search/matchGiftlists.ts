import type { GiftlistRow } from '../queries/giftlist'
import { isStopWord, listFoldings, splitWords } from './wordForms'

/**
 * Returns the lists whose names contain all typed words, or words that begin with them. Accents are ignored, and so are
 * stop words if the user typed other words too. Lists with more exact matches come first. Among equals, the next event
 * comes first, then lists without an event, then past events, the latest first; otherwise the order remains. `today` is
 * an ISO day.
 */
export function matchGiftlists<List extends Pick<GiftlistRow, 'name' | 'name_parents' | 'event_date'>>(
  lists: readonly List[],
  typedText: string,
  today: string,
): List[] {
  const typedWords = splitWords(typedText)
  const meaningfulWords = typedWords.filter((word) => !isStopWord(word, 'nl') && !isStopWord(word, 'en'))
  const formsByWord = (meaningfulWords.length > 0 ? meaningfulWords : typedWords).map(listFoldings)
  if (formsByWord.length === 0) return []
  return lists
    .flatMap((list) => {
      const words = splitWords(`${list.name} ${list.name_parents}`).flatMap(listFoldings)
      const isMatch = formsByWord.every((forms) => words.some((word) => forms.some((form) => word.startsWith(form))))
      const exactMatches = formsByWord.filter((forms) => forms.some((form) => words.includes(form))).length
      return isMatch ? [{ list, exact: exactMatches }] : []
    })
    .sort((one, other) => other.exact - one.exact || compareEvents(one.list.event_date, other.list.event_date, today))
    .map(({ list }) => list)
}

function compareEvents(one: string | null, other: string | null, today: string): number {
  const [group, otherGroup] = [one, other].map((day) => (day === null ? 1 : day >= today ? 0 : 2))
  if (group !== otherGroup) return (group ?? 0) - (otherGroup ?? 0)
  if (one === null || other === null || one === other) return 0
  return one < other === (group === 0) ? -1 : 1
}
