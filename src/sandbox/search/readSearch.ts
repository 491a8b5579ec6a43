import type { ShopDatabase } from '../database/ShopDatabase'
import type { Lang } from '../http/language'
import { correctWord } from './correctWord'
import { fold, wordsOf } from './fold'
import { articleNumber } from './indexCatalogue'
import { meansNothing } from './smallWords'

/** What is looked for. */
export interface Search {
  /** As typed, without the space around it. */
  words: string
  /** The words looked for in place of those, when some were misspelt. */
  corrected: string | null
  /** An article number or EAN of the shop that was typed in full. */
  number: string | null
  /** The words for FTS MATCH; null when nothing can be looked for. */
  match: string | null
}

/** From so many letters on a word may go on after them, also when others follow: `eetkamer stoel`. */
const longStart = 4

/** Folded words are letters and digits alone, and stand in quotes: nothing that is typed is read as FTS syntax. */
const phrase = (word: string, goesOn: boolean) => (goesOn ? `("${word}" OR "${word}" *)` : `"${word}"`)

/** Makes of what was typed what is looked for: every word must be there, the last one may not be finished. */
export function readSearch(database: ShopDatabase, typed: string, lang: Lang): Search {
  const words = typed.trim()
  const number = articleNumber(words)
  if (number !== '' && database.one('SELECT 1 FROM article_number WHERE number = ?', number)) {
    return { words, corrected: null, number, match: null }
  }
  const all = wordsOf(words)
  const telling = all.filter((word, at) => at === all.length - 1 || !meansNothing(word, lang))
  const meant = telling.map((word, at) => {
    const last = at === telling.length - 1
    const goesOn = last || fold(word).length >= longStart
    return { word, goesOn, correction: correctWord(database, fold(word), { lang, goesOn }) }
  })
  const corrections = new Map(meant.flatMap(({ word, correction }) => (correction ? [[word, correction.shown]] : [])))
  return {
    words,
    corrected: corrections.size > 0 ? all.map((word) => corrections.get(word) ?? word).join(' ') : null,
    number: null,
    match:
      meant.length > 0
        ? meant.map(({ word, goesOn, correction }) => phrase(correction?.word ?? fold(word), goesOn)).join(' AND ')
        : null,
  }
}
