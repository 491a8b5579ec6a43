import { readFileSync } from 'node:fs'
import path from 'node:path'
import { shopFolder } from '../../src/config/shopFolder'
import { readPages } from '../../src/pageTable/sources/readPages'

type Row = Record<string, unknown>
const table: Row[] = JSON.parse(readFileSync(path.join(shopFolder, 'data/pages.json'), 'utf8'))

const home = { ...row('homepage', '/nl', '/en'), template: 'homepage', breadcrumbs: [], isHomepage: true }
function row(id: string, path_nl: string, path_en: string): Row {
  const titles = { title_nl: id, title_en: id }
  return { id, template: 'content', path_nl, path_en, ...titles, breadcrumbs: ['homepage'], isHomepage: false }
}
const about = row('about', '/nl/over-ons', '/en/about-us')

test('the project’s own page table is valid', () => {
  expect(readPages(table)).toHaveLength(table.length)
})

// The other paths of SPEC §2 are in src/pageTable/paths.ts, with which the page table must agree.
test.each([
  ['404', '/nl/404', '/en/404'],
  ['greenfriday', '/nl/promoties/greenfriday', '/en/promotions/greenfriday'],
  ['job-js-developer', '/nl/vacatures/js-developer', '/en/jobs/js-developer'],
  ['anniversary', '/nl/acties/5-jaar-up-north', '/en/actions/5-years-up-north'],
])('the page %s, to which no code links, has the paths %s and %s (SPEC §2)', (id, path_nl, path_en) => {
  expect(table.find((each) => each.id === id)).toMatchObject({ path_nl, path_en })
})

test('the seven campaigns of 2023 and the anniversary have paths below /nl/acties and /en/actions (SPEC §2)', () => {
  const campaigns = table.filter(({ path_nl, id }) => String(path_nl).startsWith('/nl/acties/') && id !== 'showroom')
  expect(campaigns.map(({ path_en }) => String(path_en).startsWith('/en/actions/'))).toEqual(Array(8).fill(true))
})

test('every indexable page has a description of at most 160 characters', () => {
  const errors = readPages(table).filter(
    (each) =>
      !each.noindex &&
      !/[:*]/.test(each.path_nl) &&
      [each.meta_description_nl, each.meta_description_en].some((text) => !text || text.length > 160),
  )
  expect(errors.map(({ id }) => id)).toEqual([])
})

const brand = row('brand', '/nl/merken/:brand', '/en/brands/:brand')
test.each<[string, Row, string]>([
  ['an unknown template', { template: 'contnt' }, 'template: there is no template "contnt".'],
  ['a missing path', { path_en: undefined }, 'path_en: is missing.'],
  ['a missing title', { title_nl: undefined }, 'title_nl: is missing.'],
  ['an empty title', { title_en: ' ' }, 'title_en: is empty.'],
  ['a meta title alone', { meta_title_nl: 'Over ons' }, 'meta_title_en: is missing: the other language has it.'],
  [
    'a description in one language',
    { meta_description_en: 'About' },
    'meta_description_nl: is missing: the other language has it.',
  ],
  ['a path outside its language', { path_en: '/nl/about-us' }, 'path_en: "/nl/about-us" does not start with /en.'],
  ['a path of no language', { path_nl: '/nlx/over-ons' }, 'path_nl: "/nlx/over-ons" does not start with /nl.'],
  ['invalid characters', { path_nl: '/nl/../over ons?x' }, 'path_nl: "/nl/../over ons?x" is not a path.'],
  ['an unknown breadcrumb', { breadcrumbs: ['homepage', 'team'] }, 'breadcrumbs.1: there is no page "team".'],
  ['a breadcrumb for many pages', { breadcrumbs: ['brand'] }, 'breadcrumbs.0: "brand" stands for many pages.'],
  ['an unknown field', { titel_nl: 'x' }, 'titel_nl: is not a field of a page.'],
  ['a wrong kind of value', { breadcrumbs: 'homepage' }, 'breadcrumbs: must be Array, but is "homepage".'],
  ['a page that may be the home page', { isHomepage: undefined }, 'isHomepage: is missing.'],
  ['a second home page', { isHomepage: true }, 'isHomepage: "homepage" is the home page already.'],
])('the error for a row with %s names the row and the field', (_, change, message) => {
  const errors = readErrors([home, { ...about, ...change }, brand])
  expect(errors).toContain(`data/pages.json, row "about", field ${message}`)
})

test.each<[string, Row[], string]>([
  ['one path', [about, { ...about, id: 'team' }], 'row "team", field path_en: "/en/about-us" is the path of "about"'],
  ['a slash', [about, row('b', '/nl/over-ons/', '/en/b')], 'row "b", field path_nl: "/nl/over-ons/" is the path of'],
  ['a name', [brand, row('b', '/nl/merken/:b', '/en/b/:b')], 'row "b", field path_nl: "/nl/merken/:b" is the path of'],
  ['parameters', [row('b', '/nl/m/:brand', '/en/b/:b')], 'row "b", field path_en: has other parameters than path_nl'],
  ['one id', [about, row('about', '/nl/team', '/en/team')], 'row "about", field id: another row has the same id.'],
])('the error for rows that share or differ by %s names the row and the field', (_, rows, message) => {
  expect(readErrors([home, ...rows]).join('\n')).toContain(`data/pages.json, ${message}`)
})

test('a table without rows or without a home page is refused', () => {
  expect(readErrors({})).toContain('data/pages.json must be a list of pages.')
  expect(readErrors([home, 7])).toContain('data/pages.json, row "number 2", field row: must be Object, but is 7.')
  const [error] = readErrors([{ ...about, breadcrumbs: [] }])
  expect(error).toBe('data/pages.json, row "homepage", field isHomepage: no row is the home page.')
})

test('several errors are reported at once, one per line', () => {
  expect(readErrors([home, { ...about, template: 'x' }, { ...about, id: 'team', template: 'y' }])).toHaveLength(2)
})

function readErrors(json: unknown): string[] {
  try {
    readPages(json)
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}
