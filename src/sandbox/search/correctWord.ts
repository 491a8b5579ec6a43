import { readCatalogueRevision } from '../catalogue/readCatalogueRevision'
import type { SandboxDatabase } from '../database/SandboxDatabase'
import type { Lang } from '../http/language'
import { isLanguageWord, isStopWord } from './wordForms'

/**
 * Returns the indexed word that is nearest to a word outside the index. Returns null when none is near enough, and for
 * a known word of the language (isLanguageWord). With `mayGoOn`, the word may be incomplete, and null is also returned
 * when indexed words start with it.
 */
export function correctWord(
  database: SandboxDatabase,
  typed: string,
  { lang, mayGoOn }: { lang: Lang; mayGoOn: boolean },
): Word | null {
  const most = countAllowedErrors(typed.length)
  if (most === 0 || /\d/.test(typed) || isLanguageWord(typed, lang)) return null
  const words = readVocabulary(database, lang)
  if (mayGoOn && words.some(({ word }) => word.startsWith(typed))) return null
  const whole = findNearest(words, typed, lang, (word) => countTypingErrors(typed, word, most))
  if (whole || !mayGoOn) return whole
  // The first letter of an incomplete word is assumed to be correct.
  const longer = words.filter(({ word }) => word.length > typed.length && word[0] === typed[0])
  return findNearest(longer, typed, lang, (word) => countTypingErrors(typed, word, 1, true))
}

interface Word {
  /** The folded word, as in the index. */
  word: string
  /** The spelling in the texts of the catalogue. */
  shown: string
  products: number
}

/**
 * Returns the word with the fewest errors. In a tie, a word with the same first letter wins, and after that the one that
 * occurs in most products.
 */
function findNearest(
  words: readonly Word[],
  typed: string,
  lang: Lang,
  countErrors: (word: string) => number,
): Word | null {
  let best: { word: Word; rank: readonly number[] } | null = null
  for (const word of words) {
    const errors = countErrors(word.word)
    if (errors === Infinity || isStopWord(word.word, lang)) continue
    const rank = [errors, word.word[0] === typed[0] ? 0 : 1, -word.products]
    if (!best || comesBefore(rank, best.rank)) best = { word, rank }
  }
  return best?.word ?? null
}

const comesBefore = (one: readonly number[], other: readonly number[]) => {
  const at = one.findIndex((value, index) => value !== other[index])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}

/**
 * Counts the typing errors between the typed text and a word: an extra letter, a missing letter, a wrong letter, or two
 * swapped letters (Damerau-Levenshtein). With `mayGoOn`, the word may continue after the typed part. Returns Infinity
 * for more than `most` errors.
 */
export function countTypingErrors(typed: string, word: string, most: number, mayGoOn = false): number {
  if (typed.length - word.length > most || (!mayGoOn && word.length - typed.length > most)) return Infinity
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
  const errors = mayGoOn ? Math.min(...last) : last[word.length]!
  return errors > most ? Infinity : errors
}

/**
 * Returns the number of typing errors that are allowed for a word length: none in the shortest words, two from seven
 * letters on.
 */
export const countAllowedErrors = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2)

interface Vocabulary {
  revision: number
  words: Map<Lang, readonly Word[]>
}

const vocabularies = new WeakMap<SandboxDatabase, Vocabulary>()

/** Caches the words of the index until the catalogue changes. */
function readVocabulary(database: SandboxDatabase, lang: Lang): readonly Word[] {
  const revision = readCatalogueRevision(database)
  let vocabulary = vocabularies.get(database)
  if (vocabulary?.revision !== revision) {
    vocabulary = { revision, words: new Map() }
    vocabularies.set(database, vocabulary)
  }
  const words =
    vocabulary.words.get(lang) ??
    database.all<Word>('SELECT word, shown, products FROM search_word WHERE lang = ? ORDER BY word', lang)
  vocabulary.words.set(lang, words)
  return words
}
