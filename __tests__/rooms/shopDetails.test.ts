/** @jest-environment node */
import path from 'node:path'
import en from '../../data/content/en/shop.json'
import nl from '../../data/content/nl/shop.json'
import shop from '../../data/shop.json'
import { readSourceTree } from '../support/readSourceTree'

const { files, read } = readSourceTree(path.join(__dirname, '../..'))
const sources = files.filter((file) =>
  /^((src|__tests__|static)\/.+|gatsby-[\w-]+)\.(tsx?|cjs|css|sql|svg)$/.test(file),
)
const code = sources.filter((file) => !file.startsWith('__tests__/'))

/**
 * The files that name the project or the software, not the shop of its owner, and the test that spoils the shop's
 * details.
 */
const allowed = ['src/contract/formatCalendarFile.ts', '__tests__/contract/formatCalendarFile.test.ts']
const spoiling = '__tests__/pageTable/readShopFiles.test.ts'

const findRepeating = (where: string[], detail: string) =>
  where.filter((file) => file !== spoiling && read(file).toLowerCase().includes(detail.toLowerCase()))

test.each([
  ['name', shop.name],
  ['company', shop.company],
  ['email address', shop.email],
  ['domain of its email', shop.email.split('@')[1]!],
  ['telephone number', shop.phone.text],
  ['telephone number in links', shop.phone.number],
  ['telephone number within the country', shop.phone.text.replace(/^\+\d+ /, '0')],
  ['street', shop.street.replace(/ \d+$/, '')],
])('neither code nor a test repeats the %s of the shop, because data/shop.json has it', (_, detail) => {
  expect(findRepeating(sources, detail).filter((file) => !allowed.includes(file))).toEqual([])
})

test('no message contains the name of the demo, because another shop has another name', () => {
  const messages = code.filter((file) => file.startsWith('src/i18n/'))
  expect(findRepeating(messages, 'up-north')).toEqual([])
})

test.each([
  ['company number', shop.companyNumber],
  ['VAT number', shop.vatNumber],
  ['time zone', shop.timeZone],
  ['line above the title of the 404 page in Dutch', nl.notFound.eyebrow],
  ['line above the title of the 404 page in English', en.notFound.eyebrow],
  ['opening days in Dutch', nl.openDays],
  ['opening days in English', en.openDays],
])('no code repeats the %s of the shop', (_, detail) => {
  expect(findRepeating(code, detail)).toEqual([])
})

/** An amount of money in a text, or a cost in euro in a module: "€ 59", "59 euro", "returnCost = 59". */
const amount = /€(\s|\\u00a0)?\d|\d(\s|\\u00a0)?(€|euros?\b|EUR\b)|(cost|freeFrom)\w*( =|:) \d/i

const stating = code.filter((file) => /^src\/(i18n|features|layout|templates|pageTable|gatsby|ui)\//.test(file))
const withoutComments = (text: string) => text.replace(/\/\*\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

test.each(Object.values(shop.city))('no text or component names the city %s of the shop', (city) => {
  const name = new RegExp(`\\b${city}\\b`)
  expect(stating.filter((file) => name.test(withoutComments(read(file))))).toEqual([])
})

test('no text or component states an amount: prices of delivery and return are in data/shop.json, or come from the shop API', () => {
  expect(stating.filter((file) => amount.test(withoutComments(read(file))))).toEqual([])
})
