import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { shopFolder } from '../../src/config/shopFolder'
import { readShopFiles } from '../../src/pageTable/sources/readShopFiles'
import { workFolder } from '../support/workFolder'

const folderWith = workFolder()

let folder: string
beforeEach(() => {
  folder = folderWith({})
  cpSync(path.join(shopFolder, 'data'), folder, {
    recursive: true,
    filter: (file) => !/catalogue\/(?!shelving)/.test(file),
  })
})

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
const readText = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const read = (file: string) => JSON.parse(readText(file))

const closeStore = () =>
  write('opening-hours.json', JSON.stringify({ week: Array(7).fill(null), holidays: [], exceptions: [] }))

test('a shop without opening hours leaves its opening days empty', () => {
  closeStore()
  for (const language of ['nl', 'en']) {
    const file = `content/${language}/shop.json`
    write(file, JSON.stringify({ ...read(file), openDays: '', openFrom: '' }))
  }
  expect(readShopFiles(folder).texts.nl.shop.openDays).toBe('')
})

test('the project’s own data are valid', () => {
  const { rows, texts } = readShopFiles(folder)
  expect(rows.length).toBeGreaterThan(50)
  expect(texts.nl.home.hero.title).toBe('Meubelen voor lange avonden')
  expect(Object.keys(texts.nl.pages)).toEqual(Object.keys(texts.en.pages))
})

test('a file may begin with a byte order mark', () => {
  write('pages.json', `\uFEFF${readText('pages.json')}`)
  write('content/nl/home.json', `\uFEFF${readText('content/nl/home.json')}`)
  expect(() => readShopFiles(folder)).not.toThrow()
})

test.each<[string, () => void, RegExp]>([
  ['a missing page table', () => rmSync(path.join(folder, 'pages.json')), /pages\.json is missing\.$/],
  ['a truncated page table', () => write('pages.json', '[{"id": '), /pages\.json is not valid JSON: /],
  [
    'a page table without a comma',
    () => write('pages.json', '[\n{}\n{}]'),
    /pages\.json is not valid JSON: line 3: Expected ',' or '\]' after array element\.$/,
  ],
  [
    'missing home texts',
    () => rmSync(path.join(folder, 'content/en/home.json')),
    /content\/en\/home\.json is missing\.$/,
  ],
  [
    'home texts with a story of other fields',
    () => write('content/nl/home.json', JSON.stringify({ ...read('content/nl/home.json'), stories: [{}] })),
    /content\/nl\/home\.json:\d+: stories\.0\.eyebrow: /,
  ],
  [
    'words of the shop without those about payment',
    () => write('content/en/shop.json', JSON.stringify({ ...read('content/en/shop.json'), payment: '' })),
    /content\/en\/shop\.json:1: payment: is empty/,
  ],
  [
    'a link to another site',
    () => write('content/nl/list-stories.json', JSON.stringify(withLink('javascript:alert(1)'))),
    /list-stories\.json:1: zitten\.link\.path: must be a path of the shop/,
  ],
  [
    'a text without a page',
    () => write('content/nl/abuot.md', ''),
    /content\/nl\/abuot\.md:1: the file belongs to no content page/,
  ],
  [
    'a missing translation',
    () => rmSync(path.join(folder, 'content/en/about.md')),
    /content\/en\/about\.md:1: the file is missing/,
  ],
  [
    'a translation with a heading less',
    () => write('content/en/about.md', readText('content/en/about.md').replace('## Three questions', '')),
    /content\/en\/about\.md:1: the text has 2 headings, but the Dutch one has 3\./,
  ],
  [
    'a person without a role in English',
    () => write('team.json', readText('team.json').replace('"en": "buying"', '"en": ""')),
    /team\.json:\d+: 1\.role\.en: is empty/,
  ],
  [
    'a vacancy that pays less at its end',
    () => write('jobs.json', readText('jobs.json').replace('"until": 4400', '"until": 3000')),
    /jobs\.json:\d+: 0\.salary: must begin with the lower amount/,
  ],
  [
    'a shop that closes before it opens',
    () => write('opening-hours.json', readText('opening-hours.json').replace('"close": "19:00"', '"close": "09:00"')),
    /opening-hours\.json:\d+: week\.4: must close after it opens/,
  ],
  [
    'opening days of a shop without opening hours',
    () => closeStore(),
    /content\/nl\/shop\.json: openDays: must be empty, because data\/opening-hours\.json has no opening hours/,
  ],
  [
    'opening hours without opening days',
    () => write('content/en/shop.json', readText('content/en/shop.json').replace('from 10 am', '')),
    /content\/en\/shop\.json: openFrom: is empty, but data\/opening-hours\.json has opening hours/,
  ],
  [
    'a holiday that is no day',
    () => write('opening-hours.json', readText('opening-hours.json').replace('"easter+1"', '"paasmaandag"')),
    /opening-hours\.json:\d+: holidays\.1\.day: must be a day such as 12-25, or easter\+1/,
  ],
  [
    'a holiday on the 31st of April',
    () => write('opening-hours.json', readText('opening-hours.json').replace('"easter+1"', '"04-31"')),
    /opening-hours\.json:\d+: holidays\.1\.day: must be a day such as 12-25, or easter\+1/,
  ],
  [
    'a navigation entry of an unknown kind',
    () => write('navigation.json', '[{"brand":"x"}]'),
    /navigation\.json:1: 0: must be a category, a page, or a group with its categories/,
  ],
  [
    'a story with an unknown field',
    () =>
      write('content/en/page-stories.json', JSON.stringify({ campaigns: {}, brands: {}, families: {}, makers: {} })),
    /content\/en\/page-stories\.json:1: makers: /,
  ],
])('the build stops with one line that names the file for %s', (_, spoil, line) => {
  spoil()
  const error = readError(() => readShopFiles(folder))
  expect(error).toMatch(line)
  expect(error).not.toContain('\n')
})

test.each([
  ['"name": "Up North"', '"name": " "', '2: name: is empty.'],
  ['"street"', '"streat"', '1: street: is missing.'],
  ['"social"', '"socials": [], "social"', 'N: socials: is not a field of this file.'],
  ['"en": "Ghent"', '"fr": "Gand"', 'N: city.en: is missing.'],
  ['"BE 0123.456.749"', '"0123.456.749"', '5: vatNumber: must be a VAT number such as BE 0987.654.394.'],
  ['winkel@', 'winkel', '7: email: must be an email address.'],
  [
    '+3290000000',
    '+32 9 000 00 00',
    '8: phone.number: must be international and have digits only, such as +3291234567.',
  ],
  ['+3290000000', '+3290000001', '8: phone: has two different numbers.'],
  ['"Europe/Brussels"', '"Europe/Ghent"', 'N: timeZone: must be a time zone such as Europe/Helsinki.'],
  ['"Europe/Brussels"', '"+01:00"', 'N: timeZone: must be a time zone such as Europe/Helsinki.'],
  ['"BE"', '"België"', 'N: country.code: must be the two letters of a country, such as BE.'],
  ['"social": []', '"social": ["upnorth"]', 'N: social.0: must be a'],
  ['"room-living"', '"room-x"', ' data/content/pictures.json has no picture "room-x".'],
  ['"daysToDecide": 30', '"daysToDecide": 7', 'N: daysToDecide: must be 14 or more, as the law requires.'],
  ['"cost": 59', '"cost": "€ 59"', 'N: delivery.large.cost: must be an amount in euro, such as 6.95.'],
])('the build stops with one line when shop.json has, for %s, %s', (before, after, line) => {
  const text = readText('shop.json')
  expect(text).toContain(before)
  write('shop.json', text.replace(before, after))
  const error = readError(() => readShopFiles(folder))
  expect(error.replace(/json:\d\d+/, 'json:N')).toContain(`shop.json:${line}`)
  expect(error).not.toContain('\n')
})

function withLink(target: string) {
  const { zitten } = read('content/nl/list-stories.json')
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
