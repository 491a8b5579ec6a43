import type { SandboxDatabase } from '../database/SandboxDatabase'
import type { Language } from '../http/language'
import type { Search } from './readSearch'

/**
 * Returns the SQL for the distance of a product from the search. Of the columns of search_nl and search_en, the name
 * has the highest weight.
 */
export const buildDistanceSql = (language: Language): string => `bm25(search_${language}, 10, 6, 6, 4, 1)`

/** Returns the distances of the products that match a search, by id. The best hit has the smallest distance. */
export function findHits(
  database: SandboxDatabase,
  { number, match }: Search,
  language: Language,
): ReadonlyMap<number, number> {
  const rows =
    number !== null
      ? database.all<Hit>('SELECT id_product AS id, 0 AS distance FROM article_number WHERE number = ?', number)
      : match !== null
        ? database.all<Hit>(
            `SELECT rowid AS id, ${buildDistanceSql(language)} AS distance FROM search_${language} WHERE search_${language} MATCH ?`,
            match,
          )
        : []
  return new Map(rows.map((hit) => [hit.id, hit.distance]))
}

interface Hit {
  id: number
  distance: number
}
