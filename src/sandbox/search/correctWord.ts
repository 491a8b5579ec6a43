import type { ShopDatabase } from '../database/ShopDatabase'
import type { Lang } from '../http/language'
import { forgiven, typingErrors } from './typingErrors'

interface Word {
  /** Folded, as the index has it. */
  word: string
  /** As it is written. */
  shown: string
  products: number
}

interface Reading {
  lang: Lang
  /** The word may not be typed to its end. */
  goesOn: boolean
}

/** The word of the index that was meant by one that the index does not know; null when it knows it, or nothing is near. */
export function correctWord(database: ShopDatabase, typed: string, { lang, goesOn }: Reading): Word | null {
  const errors = forgiven(typed.length)
  if (errors === 0 || /\d/.test(typed) || isKnown(database, typed, { lang, goesOn })) return null
  const near = database.all<Word>(
    'SELECT word, shown, products FROM search_word WHERE lang = ? AND letters BETWEEN ? AND ?',
    lang,
    Math.max(3, typed.length - errors),
    typed.length + errors,
  )
  return (
    nearest(near, (word) => typingErrors(typed, word), errors, typed) ??
    (goesOn ? nearest(longer(database, typed, lang), (word) => typingErrors(typed, word, true), 1, typed) : null)
  )
}

function isKnown(database: ShopDatabase, typed: string, { lang, goesOn }: Reading): boolean {
  const sql = goesOn
    ? 'SELECT 1 FROM search_word WHERE lang = ?1 AND word >= ?2 AND word < ?2 || char(0x10ffff) LIMIT 1'
    : 'SELECT 1 FROM search_word WHERE lang = ?1 AND word = ?2'
  return database.one(sql, lang, typed) !== undefined
}

/** Words that go on where the typed one ends; the first letter is taken to be right. */
const longer = (database: ShopDatabase, typed: string, lang: Lang): Word[] =>
  database.all<Word>(
    `SELECT word, shown, products FROM search_word
      WHERE lang = ?1 AND word >= ?2 AND word < ?2 || char(0x10ffff) AND letters > ?3`,
    lang,
    typed.slice(0, 1),
    typed.length,
  )

/** The word with the fewest errors; of equals one with the same first letter, then the one of most products. */
function nearest(words: readonly Word[], distance: (word: string) => number, most: number, typed: string): Word | null {
  let best: { word: Word; order: readonly number[] } | null = null
  for (const word of words) {
    const errors = distance(word.word)
    if (errors > most) continue
    const order = [errors, word.word[0] === typed[0] ? 0 : 1, -word.products]
    if (!best || before(order, best.order)) best = { word, order }
  }
  return best?.word ?? null
}

const before = (one: readonly number[], other: readonly number[]) => {
  const at = one.findIndex((value, index) => value !== other[index])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}
