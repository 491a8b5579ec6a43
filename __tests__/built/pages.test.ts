import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { builtFolder } from '../../src/commands/builtSite'
import { env } from '../../src/config/env'
import { nodeEnv } from '../../src/config/nodeEnv'
import { languages } from '../../src/i18n/languages'
import { readBuiltPage } from './builtPage'
import { address, built, differ, faults, trimmed } from './everyPage'
import { expectedPages } from './expectedPages'

/** The page that belongs to no row: the bare address. */
const besides = ['/']

test('this build is of the demo catalogue, whole', () => {
  expect([env.shopApiUrl, nodeEnv.prerenderLimit]).toEqual(['', 0])
})

test('no page is missing, and none is there that the page table and the catalogue do not know', () => {
  const expected = new Set([...expectedPages.map((page) => trimmed(page.path)), ...besides])
  expect({
    missing: [...expected].filter((page) => !built.has(page)),
    extra: [...built.keys()].filter((page) => !expected.has(page)),
  }).toEqual({ missing: [], extra: [] })
})

test('the catalogue in full makes 1,116 pages in two languages', () => {
  expect(expectedPages).toHaveLength(1118)
})

test('every page has its title', () => {
  expect(
    faults(({ title }, page) =>
      (typeof title === 'string' ? title === page.title : title.test(page.title))
        ? []
        : [{ expected: String(title), found: page.title }],
    ),
  ).toEqual([])
})

test.each(languages)('titles that search engines show differ from each other in %s', (language) => {
  const shown = expectedPages.filter(
    (page) => page.language === language && !page.noindex && page.canonical === page.path,
  )
  const titles = shown.map(({ path: each }) => built.get(trimmed(each))?.title)
  expect(titles.filter((title, index) => titles.indexOf(title) < index)).toEqual([])
})

test('every page is in its language', () => {
  expect(faults(({ language }, page) => differ(language, page.language))).toEqual([])
})

test('every page names its canonical address', () => {
  expect(faults(({ canonical }, page) => differ([address(canonical)], page.canonical))).toEqual([])
})

test('every page names itself in both languages, Dutch for all others', () => {
  expect(
    faults(({ paths }, { alternates }) =>
      differ(
        [address(paths.nl), address(paths.en), address(paths.nl)],
        [alternates['nl'], alternates['en'], alternates['x-default']],
      ),
    ),
  ).toEqual([])
})

test('what is not for search engines says so, and nothing else', () => {
  expect(faults(({ noindex }, page) => differ(noindex, page.noindex))).toEqual([])
})

test('every page has one heading', () => {
  expect(faults((_expected, page) => differ(1, page.headings))).toEqual([])
})

test('every breadcrumb is that of the page table, and leads to pages that exist', () => {
  // The checkout has its steps in place of a breadcrumb.
  const crumbless = /^(homepage|404|checkout.*|order-confirmation)$/
  expect(
    faults(({ id, breadcrumb }, page) => {
      const names = page.breadcrumb.map(({ name }) => name)
      const dead = page.breadcrumb.filter((crumb) => crumb.path !== null && !built.has(trimmed(crumb.path)))
      const wrong = breadcrumb && names.length > 0 ? differ(breadcrumb, names) : []
      const none = names.length === 0 && !crumbless.test(id) ? ['no breadcrumb'] : []
      return [...dead, ...wrong, ...none]
    }),
  ).toEqual([])
})

test('every page has its page-data file, and there is no other', () => {
  const folder = path.join(builtFolder, 'page-data')
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter(
    (file) => path.basename(file) === 'page-data.json',
  )
  const found = new Set(files.map((file) => trimmed(`/${path.dirname(file).split(path.sep).join('/')}`)))
  const expected = new Set([...expectedPages.map((page) => trimmed(page.path)), '/index', '/404.html'])
  expect({
    missing: [...expected].filter((page) => !found.has(page)),
    extra: [...found].filter((page) => !expected.has(page)),
  }).toEqual({ missing: [], extra: [] })
})

test('every page-data file is of its page', () => {
  expect(
    faults(({ path: each, id, language }) => {
      const file = path.join(builtFolder, 'page-data', each, 'page-data.json')
      if (!existsSync(file)) return ['no page data']
      const data = JSON.parse(readFileSync(file, 'utf8')) as {
        path: string
        result: { pageContext: { id: string; language: string } }
      }
      const { pageContext } = data.result
      return differ([trimmed(each), id, language], [trimmed(data.path), pageContext.id, pageContext.language])
    }),
  ).toEqual([])
})

test("hosts find a 404 page for each language's paths", () => {
  for (const [file, language] of [
    ['nl/404.html', 'nl'],
    ['en/404.html', 'en'],
    ['404.html', 'nl'],
  ] as const) {
    expect([file, existsSync(path.join(builtFolder, file))]).toEqual([file, true])
    expect([file, readBuiltPage(builtFolder, file).language]).toEqual([file, language])
  }
})
