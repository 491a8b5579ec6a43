import type { ShopDatabase } from '../database/ShopDatabase'
import type { Lang } from '../http/language'

/** A word of the index. */
export interface Word {
  /** Folded, as the index has it. */
  word: string
  /** As it is written. */
  shown: string
  products: number
}

const read = new WeakMap<ShopDatabase, Map<Lang, readonly Word[]>>()

/** The words of the index, by their letters; read once, since they stay as the database was filled. */
export function vocabulary(database: ShopDatabase, lang: Lang): readonly Word[] {
  const known = read.get(database) ?? new Map<Lang, readonly Word[]>()
  read.set(database, known)
  const words =
    known.get(lang) ??
    database.all<Word>('SELECT word, shown, products FROM search_word WHERE lang = ? ORDER BY word', lang)
  known.set(lang, words)
  return words
}
