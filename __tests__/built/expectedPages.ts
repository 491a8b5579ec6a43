import { readFileSync } from 'node:fs'
import shopDetails from '../../data/shop.json'
import { languages, type Language } from '../../src/i18n/languages'

type Text = Record<Language, string>

interface Row {
  id: string
  path_nl: string
  path_en: string
  title_nl: string
  title_en: string
  meta_title_nl?: string
  meta_title_en?: string
  breadcrumbs: string[]
  noindex?: boolean
}

interface Catalogue {
  brands: { slug: string; name: string; build_your_own: boolean }[]
  categories: { id_category: number; id_parent: number | null; slug: Text; name: Text }[]
  families: { slug: Text; brand: string; name: Text | string }[]
  products: { slug: Text; name: Text; combinations: { slug: Text; name: Text | string }[] }[]
}

/** A page as required by the page table and the catalogue, computed without the code of the build. */
export interface ExpectedPage {
  id: string
  language: Language
  path: string
  paths: Text
  canonical: string
  /** The whole title, or a pattern that it must match. */
  title: string | RegExp
  noindex: boolean
  /**
   * The names in the breadcrumb. The last name is that of the page itself. Null if the names depend on the catalogue.
   */
  breadcrumb: string[] | null
}

const read = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content
const rows = read<Row[]>('data/pages.json')
const catalogue = read<Catalogue>('data/catalogue/catalogue.json')

const createPattern = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
const getName = (name: Text | string, language: Language) => (typeof name === 'string' ? name : name[language])

function createPage(
  id: string,
  language: Language,
  paths: Text,
  rest: Partial<ExpectedPage> & Pick<ExpectedPage, 'title'>,
): ExpectedPage {
  return {
    id,
    language,
    path: paths[language],
    paths,
    canonical: paths[language],
    noindex: false,
    breadcrumb: null,
    ...rest,
  }
}

/** Lists the rows of data/pages.json for single pages, whose paths contain neither `:name` nor `*`. */
function listTablePages(language: Language): ExpectedPage[] {
  const title = (row: Row) => row[`title_${language}`]
  return rows
    .filter(({ path_nl }) => !/[:*]/.test(path_nl))
    .map((row) =>
      createPage(
        row.id,
        language,
        { nl: row.path_nl, en: row.path_en },
        {
          title: row[`meta_title_${language}`] ?? `${title(row)} | ${shopDetails.name}`,
          noindex: row.noindex === true,
          breadcrumb: [...row.breadcrumbs.map((id) => title(rows.find((each) => each.id === id)!)), title(row)],
        },
      ),
    )
}

function listCataloguePages(language: Language): ExpectedPage[] {
  const both = (nl: string, en: string): Text => ({ nl, en })
  const page = (id: string, paths: Text, name: Text | string, rest: Partial<ExpectedPage> = {}) =>
    createPage(id, language, paths, { title: createPattern(getName(name, language)), ...rest })
  const buildCategoryPath = (category: Catalogue['categories'][number], each: Language): string => {
    const parent = catalogue.categories.find(({ id_category }) => id_category === category.id_parent)
    return parent ? `${buildCategoryPath(parent, each)}/${category.slug[each]}` : category.slug[each]
  }
  return [
    ...catalogue.categories.map((category) =>
      page(
        'category',
        both(`/nl/categorie/${buildCategoryPath(category, 'nl')}`, `/en/category/${buildCategoryPath(category, 'en')}`),
        category.name,
      ),
    ),
    ...catalogue.brands.map(({ slug, name }) => page('brand', both(`/nl/merken/${slug}`, `/en/brands/${slug}`), name)),
    ...catalogue.brands
      .filter(({ build_your_own }) => build_your_own)
      .map(({ slug }) =>
        page('build-your-own', both(`/nl/merken/${slug}/build-your-own`, `/en/brands/${slug}/build-your-own`), ''),
      ),
    ...catalogue.families.map(({ slug, brand, name }) =>
      page('family', both(`/nl/merken/${brand}/${slug.nl}`, `/en/brands/${brand}/${slug.en}`), name),
    ),
    ...catalogue.products.flatMap((product) => {
      const paths = both(`/nl/producten/${product.slug.nl}`, `/en/products/${product.slug.en}`)
      const variants = product.combinations.map(({ slug }) =>
        page('sku', both(`${paths.nl}/${slug.nl}`, `${paths.en}/${slug.en}`), product.name, {
          canonical: paths[language],
        }),
      )
      return [page('product', paths, product.name), ...variants]
    }),
  ]
}

/** All pages that a full build must produce. */
export const expectedPages: ExpectedPage[] = languages.flatMap((language) => [
  ...listTablePages(language),
  ...listCataloguePages(language),
])

/**
 * Whether search engines may index the page. Pages of variants are not indexed because their canonical URL is that of
 * the product.
 */
export const isForSearch = ({ noindex, canonical, path }: ExpectedPage): boolean => !noindex && canonical === path
