import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { builtFolder } from '../../src/gatsby/build/builtSite'
import { env } from '../../src/config/env'
import { nodeEnv } from '../../src/config/nodeEnv'
import { languages } from '../../src/i18n/languages'
import { readBuiltPage } from './builtPage'
import { buildAddress, builtPagesByPath, compare, findProblems, trimSlash } from './findProblems'
import { expectedPages } from './expectedPages'

/** The root path has no row in the page table. */
const extraPages = ['/']

test('the tested build contains the whole demo catalogue', () => {
  expect([env.shopApiUrl, nodeEnv.prerenderLimit]).toEqual(['', 0])
})

test('the built pages are exactly those of the page table and the catalogue', () => {
  const expected = new Set([...expectedPages.map((page) => trimSlash(page.path)), ...extraPages])
  expect({
    missing: [...expected].filter((page) => !builtPagesByPath.has(page)),
    extra: [...builtPagesByPath.keys()].filter((page) => !expected.has(page)),
  }).toEqual({ missing: [], extra: [] })
})

test('the whole catalogue results in 1,122 pages in two languages', () => {
  expect(expectedPages).toHaveLength(1122)
})

test('every page has the expected title', () => {
  expect(
    findProblems(({ title }, page) =>
      (typeof title === 'string' ? title === page.title : title.test(page.title))
        ? []
        : [{ expected: String(title), found: page.title }],
    ),
  ).toEqual([])
})

test.each(languages)('pages that search engines may index have different titles in %s', (language) => {
  const shown = expectedPages.filter(
    (page) => page.language === language && !page.noindex && page.canonical === page.path,
  )
  const titles = shown.map(({ path: each }) => builtPagesByPath.get(trimSlash(each))?.title)
  expect(titles.filter((title, index) => titles.indexOf(title) < index)).toEqual([])
})

test('every page declares its language', () => {
  expect(findProblems(({ language }, page) => compare(language, page.language))).toEqual([])
})

test('every page declares its canonical URL', () => {
  expect(findProblems(({ canonical }, page) => compare([buildAddress(canonical)], page.canonical))).toEqual([])
})

test('every page declares its URL in both languages, with the Dutch one as the default', () => {
  expect(
    findProblems(({ paths }, { alternates }) =>
      compare(
        [buildAddress(paths.nl), buildAddress(paths.en), buildAddress(paths.nl)],
        [alternates['nl'], alternates['en'], alternates['x-default']],
      ),
    ),
  ).toEqual([])
})

test('exactly the pages that are not for search engines say so', () => {
  expect(findProblems(({ noindex }, page) => compare(noindex, page.noindex))).toEqual([])
})

test('every page has exactly one main heading', () => {
  expect(findProblems((_expected, page) => compare(1, page.headings))).toEqual([])
})

test('every breadcrumb follows the page table and links to pages that exist', () => {
  // The checkout shows its steps instead of a breadcrumb.
  const withoutBreadcrumb = /^(homepage|404|checkout.*|order-confirmation)$/
  expect(
    findProblems(({ id, breadcrumb }, page) => {
      const names = page.breadcrumb.map(({ name }) => name)
      const brokenLinks = page.breadcrumb.filter(
        (crumb) => crumb.path !== null && !builtPagesByPath.has(trimSlash(crumb.path)),
      )
      const wrong = breadcrumb && names.length > 0 ? compare(breadcrumb, names) : []
      const none = names.length === 0 && !withoutBreadcrumb.test(id) ? ['no breadcrumb'] : []
      return [...brokenLinks, ...wrong, ...none]
    }),
  ).toEqual([])
})

test('every page has a page-data file, and no other page-data file exists', () => {
  const folder = path.join(builtFolder, 'page-data')
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter(
    (file) => path.basename(file) === 'page-data.json',
  )
  const found = new Set(files.map((file) => trimSlash(`/${path.dirname(file).split(path.sep).join('/')}`)))
  const expected = new Set([...expectedPages.map((page) => trimSlash(page.path)), '/index', '/404.html'])
  expect({
    missing: [...expected].filter((page) => !found.has(page)),
    extra: [...found].filter((page) => !expected.has(page)),
  }).toEqual({ missing: [], extra: [] })
})

test('every page-data file describes its own page', () => {
  expect(
    findProblems(({ path: each, id, language }) => {
      const file = path.join(builtFolder, 'page-data', each, 'page-data.json')
      if (!existsSync(file)) return ['no page data']
      const data = JSON.parse(readFileSync(file, 'utf8')) as {
        path: string
        result: { pageContext: { id: string; language: string } }
      }
      const { pageContext } = data.result
      return compare([trimSlash(each), id, language], [trimSlash(data.path), pageContext.id, pageContext.language])
    }),
  ).toEqual([])
})

test('each language has a 404 page for its paths, and all other paths have a Dutch one', () => {
  for (const [file, language] of [
    ['nl/404.html', 'nl'],
    ['en/404.html', 'en'],
    ['404.html', 'nl'],
  ] as const) {
    expect([file, existsSync(path.join(builtFolder, file))]).toEqual([file, true])
    expect([file, readBuiltPage(builtFolder, file).language]).toEqual([file, language])
  }
})
