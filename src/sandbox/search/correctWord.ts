import type { SandboxDatabase } from '../database/SandboxDatabase'
import type { Lang } from '../http/language'
import { isStopWord } from './wordForms'

/**
 * The word of the index that was meant by one that the index does not have; null when nothing is near, or when `start`
 * (the word may not be typed to its end) and words of the index start so.
 */
export function correctWord(
  database: SandboxDatabase,
  typed: string,
  { lang, start }: { lang: Lang; start: boolean },
): Word | null {
  const most = forgiven(typed.length)
  if (most === 0 || /\d/.test(typed)) return null
  const words = vocabulary(database, lang)
  if (start && words.some(({ word }) => word.startsWith(typed))) return null
  const typedLetters = toLetterBits(typed)
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
function nearest(
  words: readonly Word[],
  typed: string,
  lang: Lang,
  countErrors: (word: string) => number,
): Word | null {
  let best: { word: Word; order: readonly number[] } | null = null
  for (const word of words) {
    const errors = countErrors(word.word)
    if (errors === Infinity || isStopWord(word.word, lang)) continue
    const order = [errors, word.word[0] === typed[0] ? 0 : 1, -word.products]
    if (!best || comesBefore(order, best.order)) best = { word, order }
  }
  return best?.word ?? null
}

const comesBefore = (one: readonly number[], other: readonly number[]) => {
  const at = one.findIndex((value, index) => value !== other[index])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}

/**
 * How many typing errors lie between what was typed and a word: a letter too many, too few, another one, or two that
 * changed places (Damerau-Levenshtein). `start`: the word may go on after what was typed of it. More than `most` are
 * not counted: Infinity.
 */
export function typingErrors(typed: string, word: string, most: number, start = false): number {
  if (typed.length - word.length > most || (!start && word.length - typed.length > most)) return Infinity
  let before: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let line = 1; line <= typed.length; line += 1) {
    const row = [line]
    let least = line
    for (let column = 1; column <= word.length; column += 1) {
      const same = typed[line - 1] === word[column - 1]
      let errors = Math.min(last[column]! + 1, row[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1))
      if (typed[line - 1] === word[column - 2] && typed[line - 2] === word[column - 1]) {
        errors = Math.min(errors, before[column - 2]! + 1)
      }
      row.push(errors)
      if (errors < least) least = errors
    }
    if (least > most) return Infinity
    before = last
    last = row
  }
  const errors = start ? Math.min(...last) : last[word.length]!
  return errors > most ? Infinity : errors
}

/** How many typing errors are forgiven in a word of so many letters: none in the shortest, two from seven letters. */
export const forgiven = (letters: number): number => (letters < 4 ? 0 : letters < 7 ? 1 : 2)

/** A word of the index. */
interface Word {
  /** Folded, as the index has it. */
  word: string
  /** As it is written. */
  shown: string
  products: number
  /** Which letters it has: bit 0 is a. */
  letters: number
}

const read = new WeakMap<SandboxDatabase, Map<Lang, readonly Word[]>>()

/** The words of the index, by their letters; read once, since they stay as the database was filled. */
function vocabulary(database: SandboxDatabase, lang: Lang): readonly Word[] {
  const known = read.get(database) ?? new Map<Lang, readonly Word[]>()
  read.set(database, known)
  const words =
    known.get(lang) ??
    database
      .all<Omit<Word, 'letters'>>('SELECT word, shown, products FROM search_word WHERE lang = ? ORDER BY word', lang)
      .map((row) => ({ ...row, letters: toLetterBits(row.word) }))
  known.set(lang, words)
  return words
}

/** The letters of a folded word as bits; others than a to z share them. */
function toLetterBits(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << ((word.charCodeAt(at) - 97) & 31)
  return letters
}
