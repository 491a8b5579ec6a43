import type { SandboxDatabase } from '../database/SandboxDatabase'
import { parseColumn } from '../database/json'
import type { Language } from '../http/language'
import type { OptionRecord, ProductRecord, VariantRecord } from '../queries/product'
import { normalizeArticleNumber } from '../search/indexCatalogue'
import type { Search, SearchTerm } from '../search/readSearch'
import { listFoldings, splitWords } from '../search/wordForms'

interface NamedOptions {
  colours: readonly string[]
  materials: readonly string[]
  search: Search | null
}

/**
 * Returns a function that chooses the variant for a product's card from the `candidates`, or from all variants if no
 * candidates are given or the product has none of them. The variant with the most options that the query names wins,
 * where the typed article number counts as an option; in a tie, rankVariants decides.
 */
export function createVariantPicker(
  database: SandboxDatabase,
  { colours, materials, search }: NamedOptions,
  language: Language,
) {
  const readWords = createOptionReader(database, language)
  const isNamed = (option: OptionRecord) =>
    option.colours.some((key) => colours.includes(key)) ||
    option.materials.some((key) => materials.includes(key)) ||
    (search !== null && search.terms.some((term) => matchesTerm(readWords(option), term)))
  const countNamedOptions = (variant: VariantRecord) =>
    variant.attributes.filter(isNamed).length + Number(hasArticleNumber(variant, search?.number ?? null))

  return (product: ProductRecord, candidates?: readonly number[]): VariantRecord => {
    const matchingVariants = product.combinations.filter((variant) =>
      candidates?.includes(variant.id_product_attribute),
    )
    const rankedVariants = rankVariants(product, matchingVariants.length > 0 ? matchingVariants : product.combinations)
    return [...rankedVariants].sort((one, other) => countNamedOptions(other) - countNamedOptions(one))[0]!
  }
}

/** Returns the variant that lists show if the query names no option. */
export const getListVariant = (product: ProductRecord): VariantRecord => rankVariants(product, product.combinations)[0]!

/** Returns the option that marks a variant as used; undefined for a new variant. */
export const findUsedCondition = ({ attributes }: Pick<VariantRecord, 'attributes'>): OptionRecord | undefined =>
  attributes.find(({ group, key }) => group === 'condition' && key !== 'new')

/**
 * Sorts variants of a product by how well they represent it. Variants of equal rank remain in the shop's order. A used
 * variant that is sold out comes last, because it will not be in stock again.
 */
function rankVariants({ id_list_variant }: ProductRecord, variants: readonly VariantRecord[]): VariantRecord[] {
  const getRank = (variant: VariantRecord) => {
    if (variant.stock === 0 && findUsedCondition(variant)) return 4
    if (variant.id_product_attribute === id_list_variant) return 0
    if (variant.is_default === 1) return 1
    return variant.stock > 0 ? 2 : 3
  }
  return [...variants].sort((one, other) => getRank(one) - getRank(other))
}

const hasArticleNumber = ({ reference, ean13 }: VariantRecord, articleNumber: string | null) =>
  articleNumber !== null && [reference, ean13].some((text) => normalizeArticleNumber(text) === articleNumber)

const matchesTerm = (words: readonly string[], { forms, start }: SearchTerm): boolean =>
  words.some((word) => forms.includes(word) || (start !== null && word.startsWith(start)))

/**
 * Returns a function that lists the folded words of an option: its own name and the names of its colours and materials.
 */
function createOptionReader(
  database: SandboxDatabase,
  language: Language,
): (option: OptionRecord) => readonly string[] {
  const wordsByOption = new Map<string, readonly string[]>()
  let names: ReadonlyMap<string, string> | null = null
  return (option) => {
    const id = `${option.group}/${option.key}`
    const cachedWords = wordsByOption.get(id)
    if (cachedWords) return cachedWords
    names ??= readFacetNames(database, language)
    const facetKeys = [
      ...option.colours.map((key) => `colour/${key}`),
      ...option.materials.map((key) => `material/${key}`),
    ]
    const texts = [option.name[language], ...facetKeys.map((key) => names?.get(key) ?? '')]
    const words = texts.flatMap(splitWords).flatMap(listFoldings)
    wordsByOption.set(id, words)
    return words
  }
}

const readFacetNames = (database: SandboxDatabase, language: Language): ReadonlyMap<string, string> =>
  new Map(
    database
      .all<{ id: string; name: string }>(
        "SELECT 'colour/' || key AS id, name FROM colour UNION ALL SELECT 'material/' || key, name FROM material",
      )
      .map(({ id, name }) => [id, parseColumn<Record<Language, string>>(name)[language]]),
  )
