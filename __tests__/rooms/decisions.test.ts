/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'

const read = (file: string) => readFileSync(`docs/decisions/${file}`, 'utf8')
const pages = readdirSync('docs/decisions').filter((file) => file !== 'README.md')
const form =
  /^.+\n\n\d{4}-\d\d-\d\d · (?:proposed|accepted)\n\n\*\*Context\.\*\* [^]+\n\n\*\*Decision\.\*\*\s[^]+\n\n\*\*Consequences\.\*\* /

test('the list of decisions names every page once', () => {
  const named = [...read('README.md').matchAll(/^- \[[^\]]+\]\(([^)]+)\)$/gm)].map(([, file]) => file)
  expect(named.sort()).toEqual(pages.sort())
})

test.each(pages)('each decision in %s has a date, a status, a context, a decision and consequences', (page) => {
  const [, ...decisions] = read(page).split(/^## /m)
  expect(decisions).not.toEqual([])
  for (const decision of decisions) expect(decision).toMatch(form)
})
