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

test('no name in src and no file name contains a word that the glossary replaces', () => {
  expect(findBannedNames(project, banned, new Set(Object.values(allowedNames).flat()))).toEqual([])
})

test('the glossary lists a better word for each banned word', () => {
  const glossary = readGlossary()
  expect(bannedWords.filter((word) => !glossary.has(word) && !glossary.has(word.replace(/s$/, '')))).toEqual([])
})

test('the search reports names with a banned word, but no field of the shop API and no text', () => {
  const texts: Record<string, string> = {
    'src/contract/cart.ts': 'export interface Cart { basket: number }',
    'src/features/cart/cart.ts': "const MAX_BASKET = 1\nexport function fillBasket() { return 'basket' }",
    'src/features/cart/BasketLine.tsx': '',
  }
  expect(findBannedNames({ files: Object.keys(texts), read: (file) => texts[file]! }, banned, new Set())).toEqual([
    'src/features/cart/cart.ts declares MAX_BASKET',
    'src/features/cart/cart.ts declares fillBasket',
    'the file name src/features/cart/BasketLine.tsx',
  ])
})
