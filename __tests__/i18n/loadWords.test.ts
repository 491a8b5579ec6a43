import { readdirSync } from 'node:fs'
import path from 'node:path'
import { languages } from '../../src/i18n/languages'
import { type LazyArea, loadWords } from '../../src/i18n/loadWords'
import { getWords, hasWords } from '../../src/i18n/words'

const folder = path.join(__dirname, '../../src/i18n')

/** Message files that are not lazy areas: those of the first load, of the build and of pages before their messages. */
const others = ['eager', 'buildYourOwn', 'frame', 'catalogue', 'campaign', 'content', 'menu', 'headings']

const areas = readdirSync(path.join(folder, 'nl'))
  .map((file) => path.parse(file).name)
  .filter((name) => !others.includes(name)) as LazyArea[]

test.each(languages)('loads every lazy area of %s from the files of that language', async (language) => {
  expect(areas.filter((area) => hasWords(language, area))).toEqual([])
  await loadWords(language, areas)
  for (const area of areas) {
    const file = (await import(path.join(folder, language, area))) as Record<string, unknown>
    expect([area, getWords(language, area) === file[area]]).toEqual([area, true])
  }
})
