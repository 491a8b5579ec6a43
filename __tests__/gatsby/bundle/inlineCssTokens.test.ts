import { readFileSync } from 'node:fs'
import { inlineTokens, readConstantTokens, inlineCssTokens } from '../../../src/gatsby/bundle/inlineCssTokens'

const tokens = readConstantTokens(`
  /* --c-old: #000; */
  :root { --c-ink: #1b1e1c; /* text */ --c-line: #d8d2c7; --b-ink: 1px solid var(--c-ink); --b-hair: 1px solid var(--c-line); }
  @media (prefers-contrast: more) { :root { --c-line: #85827a } }
`)

test('a token that is declared once is inlined, and one that a media query changes is not', () => {
  expect([...tokens]).toEqual([
    ['--c-ink', '#1b1e1c'],
    ['--b-ink', '1px solid var(--c-ink)'],
    ['--b-hair', '1px solid var(--c-line)'],
  ])
})

test.each([
  ['var(--c-ink)', '#1b1e1c'],
  ['2px var(--b-ink)', '2px 1px solid #1b1e1c'],
  ['var(--b-hair)', '1px solid var(--c-line)'],
  ['var(--caption-end, 1.25rem)', 'var(--caption-end, 1.25rem)'],
  ['none', 'none'],
])('the value "%s" becomes "%s"', (value, inlined) => {
  expect(inlineTokens(value, tokens)).toBe(inlined)
})

test('the project’s own tokens are removed from their sheet, except those that a media query changes', () => {
  const declaration = (prop: string, value: string) => ({ prop, value, remove: jest.fn() })
  const paper = declaration('--c-paper', '#f4f1ec')
  const line = declaration('--c-line', '#d8d2c7')
  const height = declaration('--h-header', '4.5rem')
  const use = declaration('background', 'var(--c-paper)')
  const messages: object[] = []
  inlineCssTokens().Once({ walkDecls: (visit) => [paper, line, height, use].forEach(visit) }, { result: { messages } })
  expect(paper.remove).toHaveBeenCalled()
  expect(line.remove).not.toHaveBeenCalled()
  expect(height.remove).not.toHaveBeenCalled()
  expect(use.value).toBe(/--c-paper: ([^;]+);/.exec(readFileSync('src/ui/tokens.css', 'utf8'))?.[1])
  expect(messages).toContainEqual(expect.objectContaining({ type: 'dependency' }))
})
