import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Words that stand in src/gatsby/development alone. */
const marks = ['/sandbox/scenario', 'Scenarios of the sandbox']

test('nothing of the developer’s tools is in what a shopper loads', () => {
  const scripts = readdirSync('public').filter((file) => /\.(js|css)$/.test(file))
  expect(scripts.length).toBeGreaterThan(10)
  const found = scripts.filter((file) => {
    const content = readFileSync(path.join('public', file), 'utf8')
    return marks.some((mark) => content.includes(mark))
  })
  expect(found).toEqual([])
})
