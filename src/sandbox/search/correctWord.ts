import type { ShopDatabase } from '../database/ShopDatabase'
import type { Lang } from '../http/language'
import { meansNothing } from './smallWords'
import { forgiven, typingErrors } from './typingErrors'

interface Word {
  /** Folded, as the index has it. */
  word: string
  /** As it is written. */
  shown: string
  products: number
}

/**
 * The word of the index that was meant by one that the index does not have; null when nothing is near, or when `start`
 * (the word may not be typed to its end) and words of the index start so.
 */
export function correctWord(
  database: ShopDatabase,
  typed: string,
  { lang, start }: { lang: Lang; start: boolean },
): Word | null {
  const most = forgiven(typed.length)
  if (most === 0 || /\d/.test(typed) || (start && someStartWith(database, typed, lang))) return null
  const near = database.all<Word>(
    'SELECT word, shown, products FROM search_word WHERE lang = ? AND letters BETWEEN ? AND ?',
    lang,
    typed.length - most,
    typed.length + most,
  )
  const whole = nearest(near, typed, lang, (word) => typingErrors(typed, word, most))
  if (whole || !start) return whole
  return nearest(longer(database, typed, lang), typed, lang, (word) => typingErrors(typed, word, 1, true))
}

const startsWith = `word >= ?2 AND word < ?2 || char(0x10ffff)`

const someStartWith = (database: ShopDatabase, typed: string, lang: Lang): boolean =>
  database.one(`SELECT 1 FROM search_word WHERE lang = ?1 AND ${startsWith} LIMIT 1`, lang, typed) !== undefined

/** Words that go on where the typed one ends; the first letter is taken to be right. */
const longer = (database: ShopDatabase, typed: string, lang: Lang): Word[] =>
  database.all<Word>(
    `SELECT word, shown, products FROM search_word WHERE lang = ?1 AND ${startsWith} AND letters > ?3`,
    lang,
    typed.slice(0, 1),
    typed.length,
  )

/** The word with the fewest errors; of equals one with the same first letter, then the one of most products. */
function nearest(words: readonly Word[], typed: string, lang: Lang, errorsOf: (word: string) => number): Word | null {
  let best: { word: Word; order: readonly number[] } | null = null
  for (const word of words) {
    const errors = errorsOf(word.word)
    if (errors === Infinity || meansNothing(word.word, lang)) continue
    const order = [errors, word.word[0] === typed[0] ? 0 : 1, -word.products]
    if (!best || comesBefore(order, best.order)) best = { word, order }
  }
  return best?.word ?? null
}

const comesBefore = (one: readonly number[], other: readonly number[]) => {
  const at = one.findIndex((value, index) => value !== other[index])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}
