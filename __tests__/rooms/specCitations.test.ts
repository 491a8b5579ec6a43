/** @jest-environment node */
import path from 'node:path'
import {
  findBrokenCitations,
  findForeignDocuments,
  findWrongPages,
  findWrongSections,
  listSections,
} from '../support/findBrokenCitations'
import { readSourceTree, type SourceTree } from '../support/readSourceTree'

const project = readSourceTree(path.join(__dirname, '../..'))

/** These files contain wrong citations on purpose. */
const planted = [
  '__tests__/pageTable/contentTexts.test.ts',
  '__tests__/pageTable/readShopFiles.test.ts',
  '__tests__/rooms/specCitations.test.ts',
  '__tests__/support/findBrokenCitations.ts',
]

const specification = '# Rules\n\n## 1. Purpose\n\n## 2. Pages\n\n### 2.1 Paths\n\n## 3. Words\n'
const sections = listSections(specification)

function plantTree(texts: Record<string, string>): SourceTree {
  return { files: Object.keys(texts), read: (file) => texts[file] ?? '' }
}

test('the specification has nine sections', () => {
  const numbers = [...listSections(project.read('docs/spec.md'))].filter((number) => !number.includes('.'))
  expect(numbers).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
})

test('each citation in code, tests and docs refers to an existing heading of a page in the repository', () => {
  expect(findBrokenCitations(project, planted)).toEqual([])
})

test.each([
  ['SPEC §2', []],
  ['SPEC §2.1', []],
  ['SPEC §1, §3', []],
  ['SPEC §2-3', []],
  ['SPEC §§1–3', []],
  ['SPEC §4', ['4']],
  ['SPEC §12', ['12']],
  ['SPEC §2.2', ['2.2']],
  ['SPEC §2, §7', ['7']],
  ['SPEC §2; §5: optional', ['5']],
  ['SPEC §2-4', ['4']],
  ['SPEC §0-1', ['0']],
  ['SPEC §2.1-2.3', ['2.3']],
])('in a specification of three sections, "%s" cites these missing sections: %j', (text, wrong) => {
  expect(findWrongSections(text, sections)).toEqual(
    wrong.map((number) => `section ${number}, which docs/spec.md doesn't have`),
  )
})

test.each([
  ['SPEC §2', 0],
  ['what the specification says', 0],
  ['tissue 3', 0],
  ['PLAN §2', 1],
  ['as SPEC says', 1],
  ['SPEC.md', 1],
  ['Issue 4: the cart', 1],
  ['issue #12', 1],
  ['done-point 6', 1],
])('"%s" cites %i documents outside the repository', (text, times) => {
  expect(findForeignDocuments(text)).toHaveLength(times)
})

test.each([
  ['docs/look.md', 0],
  ['docs/look.md, "Colour"', 0],
  ['[colour](look.md#colour), [type](../docs/look.md#type-and-size)', 0],
  ['https://example.com/LOOK.md', 0],
  ['LOOK.md', 1],
  ['LIBRARIES.md and DESIGN.md', 2],
  ['docs/looks.md', 1],
  ['docs/look.md, "Colours"', 1],
  ['[colour](look.md#colours)', 1],
])('the text "%s" in a page of docs contains %i broken links', (text, times) => {
  const tree = plantTree({ 'docs/look.md': '# The look\n\n## Colour\n\n## Type, and size\n' })
  expect(findWrongPages(text, 'docs', tree)).toHaveLength(times)
})

test.each([
  ['src/cart.ts', '/**\n * The cart (SPEC\n * §4).\n */', 'src/cart.ts cites section 4'],
  ['src/cart.css', '/* As in docs/look.md,\n "Type" */', 'src/cart.css cites docs/look.md, "Type"'],
  ['docs/decisions/cart.md', 'See PLAN §3.', 'docs/decisions/cart.md cites PLAN'],
  ['eslint.config.mjs', '// DESIGN.md', 'eslint.config.mjs cites DESIGN.md'],
])('the search reports a wrong citation in %s', (file, text, found) => {
  const tree = plantTree({ 'docs/spec.md': specification, 'docs/look.md': '## Colour', [file]: text })
  expect(findBrokenCitations(tree, [])).toEqual([expect.stringContaining(found)])
})
