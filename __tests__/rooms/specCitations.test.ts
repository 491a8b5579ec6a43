/** @jest-environment node */
import path from 'node:path'
import { findBrokenCitations, listSections } from '../support/findBrokenCitations'
import { readSourceTree } from '../support/readSourceTree'

const project = readSourceTree(path.join(__dirname, '../..'))

/** These files contain wrong citations on purpose. */
const planted = [
  '__tests__/pageTable/contentTexts.test.ts',
  '__tests__/pageTable/readShopFiles.test.ts',
  '__tests__/rooms/specCitations.test.ts',
  '__tests__/support/findBrokenCitations.ts',
]

test('the specification has nine sections', () => {
  const numbers = [...listSections(project.read('docs/spec.md'))].filter((number) => !number.includes('.'))
  expect(numbers).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
})

test('each citation in code, tests and docs refers to an existing page, heading or file in the repository', () => {
  expect(findBrokenCitations(project, planted)).toEqual([])
})

test.each([
  ['src/cart.ts', '/**\n * The cart (SPEC\n * §4).\n */', 'src/cart.ts cites section 4'],
  ['src/cart.css', '/* As in docs/look.md,\n "Type" */', 'src/cart.css cites docs/look.md, "Type"'],
  ['docs/decisions/cart.md', 'See PLAN §2.', 'docs/decisions/cart.md cites PLAN'],
  ['eslint.config.mjs', '// DESIGN.md', 'eslint.config.mjs cites DESIGN.md'],
  ['README.md', 'See `src/carts/`.', 'README.md cites src/carts'],
])('the search reports a wrong citation in %s', (file, text, found) => {
  const texts: Record<string, string> = {
    'docs/spec.md': '# Rules\n\n## 1. Purpose\n\n## 2. Pages\n',
    'docs/look.md': '## Colour',
    [file]: text,
  }
  const citations = findBrokenCitations({ files: Object.keys(texts), read: (name) => texts[name] ?? '' }, [])
  expect(citations).toEqual([expect.stringContaining(found)])
})
