/** @jest-environment node */
import path from 'node:path'
import shop from '../../data/shop.json'
import { readSourceTree } from '../support/readSourceTree'

const { files, read } = readSourceTree(path.join(__dirname, '../..'))
const sources = files.filter((file) => /^(src\/.+|gatsby-[\w-]+)\.(tsx?|css|sql)$/.test(file))

/** The files that name the project or the software, not the shop of its owner. */
const allowed = ['src/contract/formatCalendarFile.ts']

test.each([
  ['company', shop.company],
  ['company number', shop.companyNumber],
  ['VAT number', shop.vatNumber],
  ['email address', shop.email],
  ['domain of its email', shop.email.split('@')[1]!],
  ['telephone number', shop.phone.text],
  ['telephone number in links', shop.phone.number],
  ['telephone number within the country', '09 000 00 00'],
  ['street', shop.street.replace(/ \d+$/, '')],
  ['opening days in Dutch', shop.openDays.nl],
  ['opening days in English', shop.openDays.en],
  ['name', shop.name],
])('no code repeats the %s of the shop, because data/shop.json has it', (_, detail) => {
  const repeating = sources.filter((file) => read(file).toLowerCase().includes(detail.toLowerCase()))
  expect(repeating.filter((file) => !allowed.includes(file))).toEqual([])
})
