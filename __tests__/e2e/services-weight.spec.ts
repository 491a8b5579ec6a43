import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { builtFolder } from '../../src/gatsby/build/builtSite'
import { listNamedScripts, weighedPages } from '../../src/commands/measure/budgetChecks'

/** A text of the code of each service, and of the sheet with the choice. */
const marks = [
  'dataLayer',
  'fbevents.js',
  'clarity.ms',
  '_sentryDebugIds',
  'globalHandlersIntegration',
  'consent-title',
  'web_vitals',
]

const read = (file: string) => readFileSync(path.join(builtFolder, file), 'utf8')
const findMarks = (texts: string[]) => marks.filter((mark) => texts.some((text) => text.includes(mark)))

test('the scripts that a page names contain no service, although every service is configured', () => {
  const named = Object.values(weighedPages)
    .flat()
    .flatMap((page) => listNamedScripts(read(`${page}/index.html`)))
  expect(named.length).toBeGreaterThan(10)
  expect(findMarks([...new Set(named)].map(read))).toEqual([])
  const all = readdirSync(builtFolder).filter((file) => file.endsWith('.js'))
  expect(findMarks(all.map(read))).toEqual(marks)
})
