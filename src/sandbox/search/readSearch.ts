import type { SandboxDatabase } from '../database/SandboxDatabase'
import type { Language } from '../http/language'
import { correctWord } from './correctWord'
import { foldText, isStopWord, splitWords, stemWord } from './wordForms'
import { normalizeArticleNumber } from './indexCatalogue'

export interface Search {
  /** The typed text, trimmed. */
  words: string
  /** The words that were searched for instead, if some were misspelt; otherwise null. */
  corrected: string | null
  /** The article number or EAN that the user typed, if it exists; otherwise null. */
  number: string | null
  /** The query for FTS5 MATCH; null if there is nothing to search for. */
  match: string | null
  terms: readonly SearchTerm[]
}

/**
 * The conditions of a searched word: a text must contain one of the folded `forms`, or a word that begins with `start`
 * unless that is null.
 */
export interface SearchTerm {
  forms: readonly string[]
  start: string | null
}

interface SearchOptions {
  language: Language
  /** Whether the user is still typing. The last word may then continue, even if it is complete. */
  isUnfinished: boolean
}

/**
 * The number of letters from which an unindexed word may be the start of an indexed word, even if it is not the last
 * word: `eetkamer stoel`.
 */
const minStartLength = 4

/**
 * Turns typed text into a search: for an article number or EAN if the text is one, otherwise for words. A product
 * matches only if it contains every searched word, in any form; two successive words may also be one compound word.
 */
export function readSearch(
  database: SandboxDatabase,
  typedText: string,
  { language, isUnfinished }: SearchOptions,
): Search {
  const words = typedText.trim()
  const articleNumber = normalizeArticleNumber(words)
  if (articleNumber !== '' && database.one('SELECT 1 FROM article_number WHERE number = ?', articleNumber)) {
    return { words, corrected: null, number: articleNumber, match: null, terms: [] }
  }
  const allWords = splitWords(words)
  const meaningfulWords = allWords.filter((word) => !isStopWord(word, language))
  const searchedWords = (meaningfulWords.length > 0 ? meaningfulWords : allWords).map((word, index, { length }) => {
    const isLast = index === length - 1
    return {
      word,
      ...readWord(database, foldText(word), { language, canContinue: isLast, isContinued: isLast && isUnfinished }),
    }
  })
  const corrections = new Map(
    searchedWords.flatMap(({ word, corrected }) => (corrected === null ? [] : [[word, corrected]])),
  )
  return {
    words,
    corrected: corrections.size > 0 ? allWords.map((word) => corrections.get(word) ?? word).join(' ') : null,
    number: null,
    match: searchedWords.length > 0 ? joinWords(database, searchedWords, language) : null,
    terms: searchedWords,
  }
}

/**
 * Turns one folded word into a part of MATCH: its forms if the index contains the word, otherwise the words that start
 * with it, or the corrected word. Folded words consist of letters and digits and are quoted, so that no typed text is
 * parsed as FTS5 syntax.
 */
function readWord(
  database: SandboxDatabase,
  word: string,
  { language, canContinue, isContinued }: { language: Language; canContinue: boolean; isContinued: boolean },
): SearchedWord {
  const forms = findForms(database, word, language)
  const canBeStart = canContinue || word.length >= minStartLength
  if (forms.length > 0) return buildWord(forms, isContinued ? word : null)
  const correction = correctWord(database, word, { language, canContinue: canBeStart })
  if (!correction) return buildWord([word], canBeStart ? word : null)
  return buildWord(findForms(database, correction.word, language), null, correction.shown)
}

interface SearchedWord extends SearchTerm {
  match: string
  corrected: string | null
}

const buildWord = (forms: readonly string[], start: string | null, corrected: string | null = null): SearchedWord => ({
  forms,
  start,
  match: joinForms(forms, start),
  corrected,
})

const joinForms = (forms: readonly string[], start: string | null) =>
  `(${[...forms.map((form) => `"${form}"`), ...(start === null ? [] : [`"${start}" *`])].join(' OR ')})`

function joinWords(
  database: SandboxDatabase,
  searchedWords: readonly { word: string; match: string }[],
  language: Language,
): string {
  const parts: string[] = []
  for (let index = 0; index < searchedWords.length; index += 1) {
    const [word, nextWord] = [searchedWords[index], searchedWords[index + 1]]
    const compoundForms = word && nextWord ? findForms(database, foldText(word.word + nextWord.word), language) : []
    if (word && nextWord && compoundForms.length > 0) {
      parts.push(`((${word.match} AND ${nextWord.match}) OR ${joinForms(compoundForms, null)})`)
      index += 1
    } else if (word) parts.push(word.match)
  }
  return parts.join(' AND ')
}

/** Returns the indexed words that are forms of this word, the word itself first. */
const findForms = (database: SandboxDatabase, word: string, language: Language): string[] =>
  database.column<string>(
    'SELECT word FROM search_word WHERE lang = ?1 AND stem = ?2 ORDER BY word <> ?3, products DESC LIMIT 12',
    language,
    stemWord(word, language),
    word,
  )
