/** @jest-environment node */
import path from 'node:path'
import { findBannedNames, splitWords } from '../support/findBannedNames'
import { allowedNames, bannedWords } from '../support/glossaryWords'
import { readSourceTree } from '../support/readSourceTree'

const project = readSourceTree(path.join(__dirname, '../..'))
const banned = new Set(bannedWords)

/** Returns the words of the last column, "not", of the tables in docs/glossary.md. */
function readGlossary(): Set<string> {
  const rows = project.read('docs/glossary.md').split('\n')
  return new Set(rows.filter((row) => row.startsWith('|')).flatMap((row) => splitWords(row.split('|').at(-2)!)))
}

function findInModule(text: string, file = 'src/features/cart/cart.ts'): string[] {
  const texts: Record<string, string> = {
    'src/contract/cart.ts': 'export interface Cart { basket: number }',
    'src/i18n/nl/cart.ts': "export const cart = { deed: 'Bestel' }",
    [file]: text,
  }
  return findBannedNames({ files: Object.keys(texts), read: (each) => texts[each]! }, banned, new Set(['wallShape']))
}

test('no name in src and no file name contains a word that the glossary replaces', () => {
  expect(findBannedNames(project, banned, new Set(Object.values(allowedNames).flat()))).toEqual([])
})

test('the glossary lists a better word for each banned word', () => {
  const glossary = readGlossary()
  expect(bannedWords.filter((word) => !glossary.has(word) && !glossary.has(word.replace(/s$/, '')))).toEqual([])
})

test.each([
  ['a variable', 'const basketTotal = 1', 'basketTotal'],
  ['a constant in capitals', 'const MAX_BASKET = 1', 'MAX_BASKET'],
  ['a function', 'export function fillBasket() {}', 'fillBasket'],
  ['a parameter', 'export const add = (basketId: number) => basketId', 'basketId'],
  ['a type', 'type BasketLine = string', 'BasketLine'],
  ['an interface', 'interface Baskets {}', 'Baskets'],
  ['a type parameter', 'type List<Basket> = Basket[]', 'Basket'],
  ['a class', 'class Basket {}', 'Basket'],
  ['a method', 'class Cart { emptyBasket() {} }', 'emptyBasket'],
  ['a property of our own type', 'interface State { basketId: number }', 'basketId'],
  ['an import under another name', "import { cart as basket } from './state'", 'basket'],
  ['a variable that renames a property', 'export const read = ({ cart: basket }: State) => basket', 'basket'],
])('the search reports %s with a banned word', (_kind, text, name) => {
  expect(findInModule(text)).toEqual([`src/features/cart/cart.ts declares ${name}`])
})

test.each([
  ['a part of a word', 'const wallpaper = 1'],
  ['an allowed name', 'const wallShape = 1'],
  ['a comment or a text', "// The basket.\nexport const text = 'basket'"],
  ['a field of the shop API', 'interface Body { basket: number }'],
  ['a key of a message', 'interface Props { deed: string }'],
  ['a key of an object', 'export const body = { basket: 1 }'],
  ['a variable named after a property', 'export const read = ({ basket }: Cart) => basket'],
  ['a property that is read', 'export const read = (cart: Cart) => cart.basket'],
])('the search accepts %s with a banned word', (_kind, text) => {
  expect(findInModule(text)).toEqual([])
})

test.each(['src/features/cart/BasketLine.tsx', 'src/features/cart/basket-line.module.css', '__tests__/basket.test.ts'])(
  'the search reports the file name %s',
  (file) => {
    expect(findInModule('', file)).toEqual([`the file name ${file}`])
  },
)
