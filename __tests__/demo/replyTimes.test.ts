/** @jest-environment node */
import { join } from 'node:path'
import { formMessages } from '../../src/sandbox/mail/formMessages'
import { readSourceTree } from '../support/readSourceTree'

const { read } = readSourceTree(join(__dirname, '../..'))
type Row = { id: string } & Record<`meta_description_${'nl' | 'en'}`, string>
const contactRow = (JSON.parse(read('data/pages.json')) as Row[]).find(({ id }) => id === 'contact')!

/** The forms by their names in docs/customer-words.md, each with the pages that make the same promise. */
const forms = {
  'a message': { form: 'message', pages: ['contact'] },
  'a complaint': { form: 'complaint', pages: ['complaints'] },
  'a request for interior advice': { form: 'advice', pages: ['interior-advice'] },
  'an application': { form: 'application', pages: [] },
} as const

/** Returns the reply times in the table of docs/customer-words.md. */
const readPromises = (): Record<string, { nl: string; en: string }> =>
  Object.fromEntries(
    read('docs/customer-words.md')
      .split('\n')
      .map((row) => row.split('|').map((cell) => cell.trim()))
      .filter(([, name]) => name! in forms)
      .map(([, name, dutch, english]) => [name, { nl: dutch!, en: english! }]),
  )

test.each(['nl', 'en'] as const)('search engines read the same reply time for a message in %s', (language) => {
  expect(contactRow[`meta_description_${language}`]).toContain(readPromises()['a message']![language])
})

test.each(Object.entries(forms))('every text promises the same reply time for %s', (name, { form, pages }) => {
  for (const language of ['nl', 'en'] as const) {
    const promise = readPromises()[name]![language]
    const page = pages.map((id) => read(`data/content/${language}/${id}.md`))
    for (const text of [formMessages[language].received[form].intro, ...page]) {
      expect(text.toLowerCase()).toContain(promise)
    }
  }
})
