import { cacheByRevision } from '../catalogue/cacheByRevision'
import type { SandboxDatabase } from '../database/SandboxDatabase'
import type { Language } from '../http/language'
import { isLanguageWord, isStopWord } from './wordForms'

/**
 * Returns the indexed word that is nearest to a word outside the index. Returns null when none is near enough, for a
 * word with a digit or fewer than four letters, and for a known word of the language (isLanguageWord). With
 * `canContinue`, the word may be incomplete, and null is also returned when indexed words start with it.
 */
export function correctWord(
  database: SandboxDatabase,
  typedWord: string,
  { language, canContinue }: { language: Language; canContinue: boolean },
): IndexedWord | null {
  const maxErrors = countAllowedErrors(typedWord.length)
  if (maxErrors === 0 || /\d/.test(typedWord) || isLanguageWord(typedWord, language)) return null
  const words = readVocabularies(database)[language]
  if (canContinue && words.some(({ word }) => word.startsWith(typedWord))) return null
  const completeMatch = findNearestWord(words, typedWord, language, (word) =>
    countTypingErrors(typedWord, word, maxErrors),
  )
  if (completeMatch || !canContinue) return completeMatch
  // The first letter of an incomplete word is assumed to be correct.
  const longerWords = words.filter(({ word }) => word.length > typedWord.length && word[0] === typedWord[0])
  return findNearestWord(longerWords, typedWord, language, (word) => countTypingErrors(typedWord, word, 1, true))
}

interface IndexedWord {
  /** The folded word, as in the index. */
  word: string
  /** The spelling in the texts of the catalogue, in lower case. */
  shown: string
  products: number
}

/**
 * Returns the word with the fewest errors. In a tie, a word with the same first letter wins, and after that the word
 * that occurs in most products.
 */
function findNearestWord(
  words: readonly IndexedWord[],
  typedWord: string,
  language: Language,
  countErrors: (word: string) => number,
): IndexedWord | null {
  let bestMatch: { word: IndexedWord; rank: readonly number[] } | null = null
  for (const word of words) {
    const errors = countErrors(word.word)
    if (errors === Infinity || isStopWord(word.word, language)) continue
    const rank = [errors, word.word[0] === typedWord[0] ? 0 : 1, -word.products]
    if (!bestMatch || isBetterRank(rank, bestMatch.rank)) bestMatch = { word, rank }
  }
  return bestMatch?.word ?? null
}

const isBetterRank = (one: readonly number[], other: readonly number[]) => {
  const firstDifference = one.findIndex((value, index) => value !== other[index])
  return firstDifference >= 0 && (one[firstDifference] ?? 0) < (other[firstDifference] ?? 0)
}

/**
 * Counts the typing errors between the typed text and a word: an extra letter, a missing letter, a wrong letter, or two
 * swapped letters (Damerau-Levenshtein). With `canContinue`, the word may continue after the typed part. Returns
 * Infinity for more than `maxErrors` errors.
 */
export function countTypingErrors(typedWord: string, word: string, maxErrors: number, canContinue = false): number {
  if (typedWord.length - word.length > maxErrors || (!canContinue && word.length - typedWord.length > maxErrors))
    return Infinity
  let rowBeforeLast: number[] = []
  let lastRow = Array.from({ length: word.length + 1 }, (_, index) => index)
  for (let typedIndex = 1; typedIndex <= typedWord.length; typedIndex += 1) {
    const row = [typedIndex]
    let minErrors = typedIndex
    for (let column = 1; column <= word.length; column += 1) {
      const isSameCharacter = typedWord[typedIndex - 1] === word[column - 1]
      let errors = Math.min(
        lastRow[column]! + 1,
        row[column - 1]! + 1,
        lastRow[column - 1]! + (isSameCharacter ? 0 : 1),
      )
      if (typedWord[typedIndex - 1] === word[column - 2] && typedWord[typedIndex - 2] === word[column - 1]) {
        errors = Math.min(errors, rowBeforeLast[column - 2]! + 1)
      }
      row.push(errors)
      if (errors < minErrors) minErrors = errors
    }
    if (minErrors > maxErrors) return Infinity
    rowBeforeLast = lastRow
    lastRow = row
  }
  const errors = canContinue ? Math.min(...lastRow) : lastRow[word.length]!
  return errors > maxErrors ? Infinity : errors
}

export const countAllowedErrors = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2)

const readVocabularies = cacheByRevision((database) => {
  const readWords = (language: Language) =>
    database.all<IndexedWord>('SELECT word, shown, products FROM search_word WHERE lang = ? ORDER BY word', language)
  return { nl: readWords('nl'), en: readWords('en') }
})
