import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** These texts occur only in src/gatsby/develop/ScenarioPanel.tsx and publishSentEvents.ts. */
const marks = ['/sandbox/scenario', 'Scenarios of the sandbox', 'up-north sent']

test('the built scripts and styles contain no development tools', () => {
  const scripts = readdirSync('public').filter((file) => /\.(js|css)$/.test(file))
  expect(scripts.length).toBeGreaterThan(10)
  const found = scripts.filter((file) => {
    const content = readFileSync(path.join('public', file), 'utf8')
    return marks.some((mark) => content.includes(mark))
  })
  expect(found).toEqual([])
})
