/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'

test('the list of decisions names every note once', () => {
  const list = readFileSync('docs/decisions/README.md', 'utf8')
  const named = [...list.matchAll(/^\|[^|]+\| \[[^\]]+\]\(([^)]+)\)/gm)].map(([, file]) => file)
  const notes = readdirSync('docs/decisions').filter((file) => file !== 'README.md')
  expect(named.sort()).toEqual(notes.sort())
})
