/** @jest-environment jest-fixed-jsdom */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { builtFolder } from '../../src/gatsby/build/builtSite'
import { formatDate } from '../../src/i18n/dates'
import { languages, type Language } from '../../src/i18n/languages'
import type { PageRow } from '../../src/pageTable/pageRow'
import type { Job } from '../../src/pageTable/sources/shopData'
import { builtPagesByPath, trimSlash } from './findProblems'

interface FrontMatter {
  changed: string
  questions?: { question: string; answer: string }[]
}

const readJson = <Data>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Data
const rows = readJson<PageRow[]>('data/pages.json')
const jobs = readJson<Job[]>('data/jobs.json')
const team = readJson<{ name: string; quote: Record<Language, string> }[]>('data/team.json')

const ids = [
  ...['about', 'team', 'delivery', 'returns', 'safe-payment', 'terms', 'privacy', 'complaints', 'customer-reviews'],
  ...['customer-of-the-month', 'jobs', 'job-js-developer', 'interior-advice', 'contact', 'appointments'],
]
const pages = languages.flatMap((language) => ids.map((id) => [language, id] as const))

/** Reads the text of a page from its source: the front matter and the headings. */
function readSource(language: Language, id: string) {
  const [, front = '', text = ''] = readFileSync(`data/content/${language}/${id}.md`, 'utf8').split(/^---$/m)
  return { ...(parse(front) as FrontMatter), headings: text.match(/(?<=^## ).*$/gm) ?? [] }
}

const getPath = (language: Language, id: string) => rows.find((row) => row.id === id)![`path_${language}`]
const getThings = (language: Language, id: string) => builtPagesByPath.get(trimSlash(getPath(language, id)))!.things

/** Replaces white space, including no-break spaces, with one space. */
const joinSpaces = (text: string) => text.replace(/\s+/g, ' ')
const readText = (element: Element) => joinSpaces(element.textContent ?? '')

/** Opens the main part of a built page without running its scripts. */
function openMain(language: Language, id: string): HTMLElement {
  const html = readFileSync(path.join(builtFolder, getPath(language, id), 'index.html'), 'utf8')
  return new DOMParser().parseFromString(html, 'text/html').querySelector('main')!
}

test.each(pages)(
  'in %s, the page %s has its headings, its questions, a picture and the last change',
  (language, id) => {
    const { headings, changed, questions = [] } = readSource(language, id)
    const main = openMain(language, id)
    const text = readText(main)
    const shown = [...main.querySelectorAll('h2')].map(({ textContent }) => textContent)
    expect(headings.length).toBeGreaterThan(0)
    expect(shown).toEqual(expect.arrayContaining(headings))
    for (const { question, answer } of questions) {
      expect(text).toContain(joinSpaces(question))
      expect(text).toContain(joinSpaces(answer))
    }
    expect(main.querySelector('picture img[width][height]')).not.toBeNull()
    expect(text).toContain(joinSpaces(formatDate(changed, language, 'full')))
  },
)

test.each(pages)('in %s, the structured data of the page %s match its text', (language, id) => {
  const { questions } = readSource(language, id)
  const isOpenJob = jobs.some((job) => job.id === id && job.closes === null)
  const expected = [
    ...(id === 'contact' || id === 'appointments' ? ['FurnitureStore'] : []),
    ...(isOpenJob ? ['JobPosting'] : []),
    ...(questions ? ['FAQPage'] : []),
  ]
  const things = getThings(language, id)
  const types = things.map((thing) => thing['@type'])
  expect(types.filter((type) => type !== 'BreadcrumbList')).toEqual(expected)
  expect(things.find((thing) => thing['@type'] === 'FAQPage')?.mainEntity).toEqual(
    questions?.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  )
})

test('no page rates the shop or its products in structured data, because the shop itself selected the reviews', () => {
  for (const { things } of builtPagesByPath.values()) expect(JSON.stringify(things)).not.toMatch(/"(Aggregate)?Rating"/)
})

test.each(languages)('in %s, the pages of the team and the jobs show every person and every vacancy', (language) => {
  for (const { name, quote } of team) {
    expect(readText(openMain(language, 'team'))).toContain(name)
    expect(readText(openMain(language, 'team'))).toContain(quote[language])
  }
  for (const { title } of jobs) expect(readText(openMain(language, 'jobs'))).toContain(title[language])
})
