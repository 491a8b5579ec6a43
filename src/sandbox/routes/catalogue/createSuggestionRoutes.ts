import type { Hono } from 'hono'
import * as v from 'valibot'
import { type Language, readLanguage } from '../../http/language'
import { checkInput } from '../../http/readPayload'
import type { SandboxContext } from '../../context'
import { maxSearchLength, minSuggestionLength } from '../../../contract/limits'
import type { SearchStart, Suggestions } from '../../../contract/productList'
import type { SandboxDatabase } from '../../database/SandboxDatabase'
import { createVariantPicker, getListVariant } from '../../list/pickVariant'
import { buildDistanceSql } from '../../search/findHits'
import { serializeProductCard } from '../../serializers/productCard'
import { parseColumn } from '../../database/json'
import { readProducts } from '../../queries/product'
import { readSearch, type Search } from '../../search/readSearch'

const suggestionQuery = v.object({
  q: v.pipe(
    v.string('is missing'),
    v.trim(),
    v.minLength(minSuggestionLength, `must be at least ${minSuggestionLength} characters`),
    v.maxLength(maxSearchLength, `must be at most ${maxSearchLength} characters`),
  ),
})

export function createSuggestionRoutes(routes: Hono, { database }: SandboxContext): void {
  routes.get('/search/start', (c) => c.json(readSearchStart(database, readLanguage(c))))
  routes.get('/suggestions', (c) => {
    const { q } = checkInput(suggestionQuery, { q: c.req.query('q') })
    return c.json(readSuggestions(database, q, readLanguage(c)))
  })
}

const maxSuggestions = { products: 5, others: 3 }

function readSuggestions(database: SandboxDatabase, typedText: string, language: Language): Suggestions {
  const search = readSearch(database, typedText, { language, isUnfinished: true })
  const pickVariant = createVariantPicker(database, { colours: [], materials: [], search }, language)
  const products = readProducts(database, findProductIds(database, search, language)).map((product) =>
    serializeProductCard(product, language, pickVariant(product)),
  )
  const categoryIds = findRangeIds(database, search, 'category', language)
  const brandIds = findRangeIds(database, search, 'brand', language)
  const familyIds = findRangeIds(database, search, 'family', language)
  const hasResults = products.length + categoryIds.length + brandIds.length + familyIds.length > 0
  return {
    q: search.words,
    found: hasResults,
    corrected: hasResults ? search.corrected : null,
    _embedded: {
      products,
      categories: readCategories(database, hasResults ? categoryIds : findDepartments(database), language),
      brands: database.all(
        `SELECT slug, name FROM json_each(?) AS wanted JOIN brand ON id_brand = wanted.value ORDER BY wanted.key`,
        JSON.stringify(brandIds),
      ),
      families: readFamilies(database, familyIds),
    },
  }
}

/**
 * Returns the ids of the best matches. If any product matches by its name, brand, family or category, or by a synonym
 * of the category, leaves out the products that match only in another way.
 */
function findProductIds(database: SandboxDatabase, search: Search, language: Language): number[] {
  if (search.number !== null) {
    return database.column<number>(
      `SELECT id_product FROM product JOIN article_number USING (id_product) WHERE active AND number = ?
        LIMIT ${maxSuggestions.products}`,
      search.number,
    )
  }
  if (search.match === null) return []
  const findBestIds = (match: string) =>
    database.column<number>(
      `SELECT id_product FROM search_${language} JOIN product ON id_product = search_${language}.rowid
        WHERE search_${language} MATCH ? AND active
        ORDER BY ${buildDistanceSql(language)}, position LIMIT ${maxSuggestions.products}`,
      match,
    )
  const namedProductIds = findBestIds(`{name range heads others} : (${search.match})`)
  return namedProductIds.length > 0 ? namedProductIds : findBestIds(search.match)
}

/** Returns the ids of the best matches of a kind that have products for sale. */
const findRangeIds = (
  database: SandboxDatabase,
  search: Search,
  kind: 'category' | 'brand' | 'family',
  language: Language,
) =>
  search.match === null
    ? []
    : database.column<number>(
        `SELECT id FROM search_range_${language} WHERE search_range_${language} MATCH ?1 AND kind = ?2 AND EXISTS (${productsForSaleSql[kind]})
          ORDER BY bm25(search_range_${language}, 0, 0, 10, 8, 3), search_range_${language}.rowid LIMIT ${maxSuggestions.others}`,
        search.match,
        kind,
      )

const productsForSaleSql = {
  category: 'SELECT 1 FROM category_product JOIN product USING (id_product) WHERE id_category = id AND active',
  brand: 'SELECT 1 FROM product WHERE id_brand = id AND active',
  family: 'SELECT 1 FROM product WHERE id_family = id AND active',
}

const findDepartments = (database: SandboxDatabase) =>
  database.column<number>(`SELECT id_category FROM category WHERE id_parent IS NULL
      AND EXISTS (${productsForSaleSql.category.replace('= id ', '= category.id_category ')}) ORDER BY position`)

const readCategories = (database: SandboxDatabase, ids: readonly number[], language: Language) =>
  database
    .all<{ id_category: number; name: string; slug: string; parent_slug: string | null }>(
      `SELECT category.id_category, category.name ->> '${language}' AS name, category.slug, parent.slug AS parent_slug
        FROM json_each(?) AS wanted JOIN category ON category.id_category = wanted.value
        LEFT JOIN category AS parent ON parent.id_category = category.id_parent ORDER BY wanted.key`,
      JSON.stringify(ids),
    )
    .map(({ id_category, name, slug, parent_slug }) => ({
      id_category,
      name,
      line: [...(parent_slug ? [parent_slug] : []), slug].map((slugs) =>
        parseColumn<{ nl: string; en: string }>(slugs),
      ),
    }))

const readFamilies = (database: SandboxDatabase, ids: readonly number[]) =>
  database
    .all<{ id_family: number; name: string; brand: string; slug: string }>(
      `SELECT id_family, family.name, brand.slug AS brand, family.slug FROM json_each(?) AS wanted
        JOIN family ON id_family = wanted.value JOIN brand USING (id_brand) ORDER BY wanted.key`,
      JSON.stringify(ids),
    )
    .map(({ slug, ...family }) => ({ ...family, slugs: parseColumn<{ nl: string; en: string }>(slug) }))

/** The sandbox has no statistics, so the list is fixed. Another shop gets those that find a product. */
const popularSearches: Record<Language, string[]> = {
  nl: ['eetkamerstoel', 'hanglamp', 'ronde tafel', 'wandrek', 'tapijt', 'vaas'],
  en: ['dining chair', 'pendant', 'round table', 'shelving', 'rug', 'vase'],
}

const maxStartProducts = 4

/**
 * Picks one product from each of the first departments: a new product if one is in stock, otherwise the first in stock.
 */
function readSearchStart(database: SandboxDatabase, language: Language): SearchStart {
  const ids = database.column<number>(
    `SELECT id FROM (
        SELECT id_product AS id, category.position AS department, product.position AS place,
          row_number() OVER (PARTITION BY category.id_category ORDER BY is_new DESC, product.position) AS nth
        FROM category JOIN category_product USING (id_category) JOIN product USING (id_product)
        WHERE id_parent IS NULL AND active AND tile = 'single'
          AND EXISTS (SELECT 1 FROM combination WHERE combination.id_product = product.id_product AND stock > 0))
      WHERE nth = 1 ORDER BY department LIMIT ${maxStartProducts}`,
  )
  const products = readProducts(database, ids).map((product) =>
    serializeProductCard(product, language, getListVariant(product)),
  )
  const findsProducts = (words: string) => {
    const search = readSearch(database, words, { language, isUnfinished: false })
    return search.corrected === null && findProductIds(database, search, language).length > 0
  }
  return { popular: popularSearches[language].filter(findsProducts), _embedded: { products } }
}
