import type { SandboxDatabase } from '../database/SandboxDatabase'
import type { Lang } from '../http/language'
import { correctWord } from './correctWord'
import { fold, splitWords } from './wordForms'
import { articleNumber } from './indexCatalogue'
import { isStopWord } from './wordForms'
import { stemWord } from './wordForms'

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

interface Reading {
  lang: Lang
  /** The shopper is still typing: the last word may go on, even if it is a word. */
  unfinished: boolean
}

/** From so many letters on a word that the index does not know may be the start of one: `eetkamer stoel`. */
const longStart = 4

/** Makes of what was typed what is looked for: every word must be there in one of its forms. */
export function readSearch(database: SandboxDatabase, typed: string, { lang, unfinished }: Reading): Search {
  const words = typed.trim()
  const number = articleNumber(words)
  if (number !== '' && database.one('SELECT 1 FROM article_number WHERE number = ?', number)) {
    return { words, corrected: null, number, match: null }
  }
  const all = splitWords(words)
  const telling = all.filter((word) => !isStopWord(word, lang))
  const meant = (telling.length > 0 ? telling : all).map((word, at, { length }) => {
    const last = at === length - 1
    return { word, ...readWord(database, fold(word), { lang, mayGoOn: last, goesOn: last && unfinished }) }
  })
  const corrections = new Map(meant.flatMap(({ word, corrected }) => (corrected === null ? [] : [[word, corrected]])))
  return {
    words,
    corrected: corrections.size > 0 ? all.map((word) => corrections.get(word) ?? word).join(' ') : null,
    number: null,
    match: meant.length > 0 ? withCompounds(database, meant, lang) : null,
  }
}

/**
 * One folded word for MATCH: its forms when the index knows it, else words that start with it, else the word that was
 * meant. Folded words are letters and digits alone, and stand in quotes: nothing that is typed is read as FTS syntax.
 */
function readWord(
  database: SandboxDatabase,
  word: string,
  { lang, mayGoOn, goesOn }: { lang: Lang; mayGoOn: boolean; goesOn: boolean },
): { match: string; corrected: string | null } {
  const forms = findForms(database, word, lang)
  const start = mayGoOn || word.length >= longStart
  if (forms.length > 0) return { match: either(forms, goesOn ? word : null), corrected: null }
  const correction = correctWord(database, word, { lang, mayGoOn: start })
  if (!correction) return { match: either([word], start ? word : null), corrected: null }
  return { match: either(findForms(database, correction.word, lang), null), corrected: correction.shown }
}

const either = (forms: readonly string[], start: string | null) =>
  `(${[...forms.map((form) => `"${form}"`), ...(start === null ? [] : [`"${start}" *`])].join(' OR ')})`

/** All words, or for two that follow each other the compound that they make: `eetkamer stoel`. */
function withCompounds(
  database: SandboxDatabase,
  meant: readonly { word: string; match: string }[],
  lang: Lang,
): string {
  const parts: string[] = []
  for (let at = 0; at < meant.length; at += 1) {
    const [one, next] = [meant[at], meant[at + 1]]
    const compound = one && next ? findForms(database, fold(one.word + next.word), lang) : []
    if (one && next && compound.length > 0) {
      parts.push(`((${one.match} AND ${next.match}) OR ${either(compound, null)})`)
      at += 1
    } else if (one) parts.push(one.match)
  }
  return parts.join(' AND ')
}

/** The words of the index that are forms of this one, the word itself first. */
const findForms = (database: SandboxDatabase, word: string, lang: Lang): string[] =>
  database
    .all<{ word: string }>(
      'SELECT word FROM search_word WHERE lang = ?1 AND stem = ?2 ORDER BY word <> ?3, products DESC LIMIT 12',
      lang,
      stemWord(word, lang),
      word,
    )
    .map((row) => row.word)
