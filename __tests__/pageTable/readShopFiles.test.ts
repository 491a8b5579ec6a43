import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readShopFiles } from '../../src/pageTable/sources/readShopFiles'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-data-'))
  cpSync('data', folder, { recursive: true, filter: (file) => !file.includes('catalogue') })
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'))

test('the project’s own data are valid', () => {
  const { rows, texts } = readShopFiles(folder)
  expect(rows.length).toBeGreaterThan(50)
  expect(texts.nl.home.hero.title).toBe('Meubelen voor lange avonden')
  expect(Object.keys(texts.nl.pages)).toEqual(Object.keys(texts.en.pages))
})

test.each<[string, () => void, RegExp]>([
  ['a missing page table', () => rmSync(path.join(folder, 'pages.json')), /pages\.json is missing\.$/],
  ['a truncated page table', () => write('pages.json', '[{"id": '), /pages\.json is not valid JSON: /],
  [
    'missing home texts',
    () => rmSync(path.join(folder, 'content/en/home.json')),
    /content\/en\/home\.json is missing\.$/,
  ],
  [
    'home texts with one story',
    () => write('content/nl/home.json', JSON.stringify({ ...read('content/nl/home.json'), stories: [] })),
    /content\/nl\/home\.json: stories\.0: /,
  ],
  [
    'a link to another site',
    () => write('content/nl/category-stories.json', JSON.stringify(withLink('javascript:alert(1)'))),
    /category-stories\.json: zitten\.link\.path: must be a path of the shop/,
  ],
  [
    'a text without a page',
    () => write('content/nl/abuot.json', '{"sections":[]}'),
    /content\/nl\/abuot\.json belongs to no row/,
  ],
  [
    'an empty heading',
    () => write('content/nl/about.json', '{"sections":[{"heading":"","text":"x"}]}'),
    /about\.json: sections\.0\.heading: /,
  ],
  [
    'a story with an unknown field',
    () =>
      write('content/en/page-stories.json', JSON.stringify({ campaigns: {}, brands: {}, families: {}, makers: {} })),
    /content\/en\/page-stories\.json: makers: /,
  ],
  ['a navigation entry of an unknown kind', () => write('navigation.json', '[{"brand":"x"}]'), /navigation\.json: 0: /],
])('the build stops with one line that names the file for %s', (_, spoil, line) => {
  spoil()
  const error = readError(() => readShopFiles(folder))
  expect(error).toMatch(line)
  expect(error).not.toContain('\n')
})

function withLink(target: string) {
  const { zitten } = read('content/nl/category-stories.json')
  return { zitten: { ...zitten, link: { name: 'x', path: target } } }
}

function readError(action: () => unknown): string {
  try {
    action()
    return ''
  } catch (error) {
    return (error as Error).message
  }
}
