import type { ShopDatabase } from '../database/ShopDatabase'
import type { Lang } from '../http/language'

/** A word of the index. */
export interface Word {
  /** Folded, as the index has it. */
  word: string
  /** As it is written. */
  shown: string
  products: number
  /** Which letters it has: bit 0 is a. */
  letters: number
}

const read = new WeakMap<ShopDatabase, Map<Lang, readonly Word[]>>()

/** The words of the index, by their letters; read once, since they stay as the database was filled. */
export function vocabulary(database: ShopDatabase, lang: Lang): readonly Word[] {
  const known = read.get(database) ?? new Map<Lang, readonly Word[]>()
  read.set(database, known)
  const words =
    known.get(lang) ??
    database
      .all<Omit<Word, 'letters'>>('SELECT word, shown, products FROM search_word WHERE lang = ? ORDER BY word', lang)
      .map((row) => ({ ...row, letters: lettersOf(row.word) }))
  known.set(lang, words)
  return words
}

/** The letters of a folded word as bits; others than a to z share them. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << ((word.charCodeAt(at) - 97) & 31)
  return letters
}
