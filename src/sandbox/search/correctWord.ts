import type { ShopDatabase } from '../database/ShopDatabase'
import type { Lang } from '../http/language'
import { meansNothing } from './smallWords'
import { forgiven, typingErrors } from './typingErrors'
import { lettersOf, vocabulary, type Word } from './vocabulary'

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
  if (most === 0 || /\d/.test(typed)) return null
  const words = vocabulary(database, lang)
  if (start && words.some(({ word }) => word.startsWith(typed))) return null
  const typedLetters = lettersOf(typed)
  const near = words.filter(
    ({ letters }) => bits(typedLetters & ~letters) <= most && bits(letters & ~typedLetters) <= most,
  )
  const whole = nearest(near, typed, lang, (word) => typingErrors(typed, word, most))
  if (whole || !start) return whole
  // Of a word that is not typed to its end the first letter is taken to be right.
  const longer = words.filter(
    ({ word, letters }) => word.length > typed.length && word[0] === typed[0] && bits(typedLetters & ~letters) <= 1,
  )
  return nearest(longer, typed, lang, (word) => typingErrors(typed, word, 1, true))
}

/** How many letters: an error brings in one at most, and leaves out one. */
function bits(letters: number): number {
  let count = 0
  for (let rest = letters; rest !== 0; rest &= rest - 1) count += 1
  return count
}

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
