import * as v from 'valibot'
import { maxFilterLength, maxSearchLength } from '../../contract/limits'
import { type FacetName, type FacetValue, type Sorting, sortings } from '../../contract/productList'
import { createValidationError } from '../http/ShopError'
import type { SandboxDatabase } from '../database/SandboxDatabase'
import type { Language } from '../http/language'

const deliveryClasses = ['week', 'month', 'longer'] as const

const facetValueNames = {
  delivery: {
    week: { nl: 'Binnen 5 werkdagen', en: 'Within 5 working days' },
    month: { nl: 'Binnen 5 weken', en: 'Within 5 weeks' },
    longer: { nl: 'Langer dan 5 weken', en: 'More than 5 weeks' },
  },
  in_stock: { nl: 'Op voorraad', en: 'In stock' },
  sale: { nl: 'In de actie', en: 'On offer' },
}

type NamedValue = Omit<FacetValue, 'count'>

export function readFacetValues(database: SandboxDatabase, language: Language): Record<FacetName, NamedValue[]> {
  return {
    categories: database.all(
      'SELECT CAST(id_category AS TEXT) AS key, name ->> ? AS name, NULL AS swatch FROM category ORDER BY position',
      language,
    ),
    brands: database.all('SELECT slug AS key, name, NULL AS swatch FROM brand ORDER BY position'),
    colours: database.all('SELECT key, name ->> ? AS name, hex AS swatch FROM colour ORDER BY position', language),
    materials: database.all('SELECT key, name ->> ? AS name, NULL AS swatch FROM material ORDER BY position', language),
    delivery: deliveryClasses.map((key) => ({ key, name: facetValueNames.delivery[key][language], swatch: null })),
    in_stock: [{ key: '1', name: facetValueNames.in_stock[language], swatch: null }],
    sale: [{ key: '1', name: facetValueNames.sale[language], swatch: null }],
  }
}

const digitsSchema = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'must be a whole number'), v.transform(Number))
const keySchema = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'must be a name of letters, digits and hyphens'))
const flagSchema = v.pipe(
  v.picklist(['', '0', '1'], 'must be 0 or 1'),
  v.transform((value) => value === '1'),
)
const centsSchema = v.pipe(
  v.string(),
  v.regex(/^(\d{1,7}(\.\d{1,2})?)?$/, 'must be an amount in euro'),
  v.transform((amount) => (amount === '' ? undefined : Math.round(Number(amount) * 100))),
)
/** Builds the schema of a comma-separated list of values. An empty string becomes an empty list. */
const buildListSchema = <Item extends v.GenericSchema<string, string | number>>(item: Item) =>
  v.pipe(
    v.string(),
    v.maxLength(maxFilterLength, 'is too long'),
    v.transform((list) => (list === '' ? [] : list.split(','))),
    v.array(item),
    v.transform((values) => [...new Set(values)]),
  )

const listQuerySchema = v.object({
  category: v.optional(digitsSchema),
  brand: v.optional(keySchema),
  family: v.optional(digitsSchema),
  campaign: v.optional(keySchema),
  new: v.optional(flagSchema, '0'),
  q: v.optional(v.pipe(v.string(), v.maxLength(maxSearchLength, `must be at most ${maxSearchLength} characters`))),
  ids: v.optional(buildListSchema(digitsSchema)),
  categories: v.optional(buildListSchema(digitsSchema), ''),
  brands: v.optional(buildListSchema(keySchema), ''),
  colours: v.optional(buildListSchema(keySchema), ''),
  materials: v.optional(buildListSchema(keySchema), ''),
  delivery: v.optional(
    buildListSchema(v.picklist(deliveryClasses, `must be one of ${deliveryClasses.join(', ')}`)),
    '',
  ),
  in_stock: v.optional(flagSchema, '0'),
  sale: v.optional(flagSchema, '0'),
  price_min: v.optional(centsSchema, ''),
  price_max: v.optional(centsSchema, ''),
  sort: v.optional(v.picklist(sortings, `must be one of ${sortings.join(', ')}`)),
  page: v.optional(digitsSchema, '1'),
  limit: v.optional(v.pipe(digitsSchema, v.maxValue(100, 'must be at most 100')), '24'),
  facets: v.optional(flagSchema, '0'),
  expand: v.optional(v.literal('full', 'must be full')),
})

/**
 * The validated query, with amounts in cents. `sale` is a filter and also part of the scope, which determines the
 * values of a facet.
 */
export type ListQuery = v.InferOutput<typeof listQuerySchema> & { sort: Sorting }

/**
 * Validates the query. The first invalid parameter gives 422 invalid, which names the parameter. Unknown parameters are
 * ignored.
 */
export function readListQuery(query: Record<string, string>): ListQuery {
  const parsedQuery = v.safeParse(listQuerySchema, query, { abortEarly: true })
  if (!parsedQuery.success) {
    const issue = parsedQuery.issues[0]
    throw createValidationError(String(issue.path?.[0].key), issue.message)
  }
  const hasSearch = parsedQuery.output.q !== undefined
  const sort = parsedQuery.output.sort ?? (hasSearch ? 'relevance' : 'recommended')
  if (sort === 'relevance' && !hasSearch) throw createValidationError('sort', 'relevance needs q')
  return { ...parsedQuery.output, sort }
}

export const readChosenKeys = (query: ListQuery): Record<FacetName, readonly string[]> => ({
  categories: query.categories.map(String),
  brands: query.brands,
  colours: query.colours,
  materials: query.materials,
  delivery: query.delivery,
  in_stock: query.in_stock ? ['1'] : [],
  sale: query.sale ? ['1'] : [],
})

/** `sale` remains, because it also belongs to the scope. */
export const removeFilters = (query: ListQuery): ListQuery => ({
  ...query,
  categories: [],
  brands: [],
  colours: [],
  materials: [],
  delivery: [],
  in_stock: false,
  price_min: undefined,
  price_max: undefined,
})

export const hasRemovableFilters = (query: ListQuery): boolean =>
  JSON.stringify(query) !== JSON.stringify(removeFilters(query))
