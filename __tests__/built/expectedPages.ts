import { readFileSync } from 'node:fs'
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

/** A page as the page table and the catalogue say it must be, worked out without the shop's own code. */
export interface ExpectedPage {
  id: string
  language: Language
  path: string
  /** The same page in each language. */
  paths: Text
  canonical: string
  /** The whole title, or what must stand in it. */
  title: string | RegExp
  noindex: boolean
  /** The breadcrumb's words; null where they come from the catalogue's tree. The last is the page itself. */
  breadcrumb: string[] | null
}

const read = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content
const rows = read<Row[]>('data/pages.json')
const catalogue = read<Catalogue>('data/catalogue/catalogue.json')

const escaped = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
const nameIn = (name: Text | string, language: Language) => (typeof name === 'string' ? name : name[language])

function pageOf(
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

/** The rows of data/pages.json that are pages themselves: no path with `:name` or `*`. */
function tablePages(language: Language): ExpectedPage[] {
  const title = (row: Row) => row[`title_${language}`]
  return rows
    .filter(({ path_nl }) => !/[:*]/.test(path_nl))
    .map((row) =>
      pageOf(
        row.id,
        language,
        { nl: row.path_nl, en: row.path_en },
        {
          title: row[`meta_title_${language}`] ?? `${title(row)} | Up North`,
          noindex: row.noindex ?? false,
          breadcrumb: [...row.breadcrumbs.map((id) => title(rows.find((each) => each.id === id)!)), title(row)],
        },
      ),
    )
}

function cataloguePages(language: Language): ExpectedPage[] {
  const both = (nl: string, en: string): Text => ({ nl, en })
  const page = (id: string, paths: Text, name: Text | string, rest: Partial<ExpectedPage> = {}) =>
    pageOf(id, language, paths, { title: escaped(nameIn(name, language)), ...rest })
  const line = (category: Catalogue['categories'][number], each: Language): string => {
    const parent = catalogue.categories.find(({ id_category }) => id_category === category.id_parent)
    return parent ? `${line(parent, each)}/${category.slug[each]}` : category.slug[each]
  }
  return [
    ...catalogue.categories.map((category) =>
      page(
        'category',
        both(`/nl/categorie/${line(category, 'nl')}`, `/en/category/${line(category, 'en')}`),
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
      const versions = product.combinations.map(({ slug }) =>
        page('sku', both(`${paths.nl}/${slug.nl}`, `${paths.en}/${slug.en}`), product.name, {
          canonical: paths[language],
        }),
      )
      return [page('product', paths, product.name), ...versions]
    }),
  ]
}

/** Every page that a full build must leave, and no other. */
export const expectedPages: ExpectedPage[] = languages.flatMap((language) => [
  ...tablePages(language),
  ...cataloguePages(language),
])

/** Whether search engines may keep the page: a version is kept as its product. */
export const isForSearch = ({ noindex, canonical, path }: ExpectedPage): boolean => !noindex && canonical === path
