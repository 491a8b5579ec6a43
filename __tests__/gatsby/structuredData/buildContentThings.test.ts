import shopDetails from '../../../data/shop.json'
import { buildContentThings } from '../../../src/gatsby/structuredData/buildContentThings'
import type { ContentPageContent } from '../../../src/pageTable/contents/content'
import { readPathLanguage } from '../../../src/i18n/languages'
import { loadShopFiles } from '../../support/data/loadShopFiles'
import { openPages } from '../../support/pages/fakePages'

const { data } = loadShopFiles()
const findThings = (path: string, changes: Partial<typeof data> = {}) => {
  const content = openPages(undefined, { data: { ...data, ...changes } })<ContentPageContent>(path)
  return buildContentThings(content, readPathLanguage(path)) as unknown as Record<string, unknown>[]
}

afterEach(() => jest.useRealTimers())

test('the contact page describes the shop with its hours and the holidays of the coming year', () => {
  jest.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') })
  const [store, ...rest] = findThings('/nl/contact')
  expect(rest).toEqual([])
  expect(store).toMatchObject({
    '@type': 'FurnitureStore',
    name: shopDetails.name,
    telephone: shopDetails.phone.number,
    address: {
      streetAddress: shopDetails.street,
      postalCode: shopDetails.postcode,
      addressLocality: 'Gent',
      addressCountry: 'BE',
    },
  })
  const hours = store!.openingHoursSpecification as { dayOfWeek: string; opens: string; closes: string }[]
  expect(hours.map(({ dayOfWeek, opens, closes }) => `${dayOfWeek.split('/').at(-1)} ${opens} ${closes}`)).toEqual([
    'Tuesday 10:00 18:00',
    'Wednesday 10:00 18:00',
    'Thursday 10:00 18:00',
    'Friday 10:00 19:00',
    'Saturday 10:00 18:00',
  ])
  expect(store!.specialOpeningHoursSpecification).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: '2026-12-25',
    validThrough: '2026-12-25',
  })
})

test('a shop without opening hours is an online store, with neither hours nor a route on its contact page', () => {
  const openingHours = { ...data.openingHours, week: data.openingHours.week.map(() => null), exceptions: [] }
  const [store] = findThings('/nl/contact', { openingHours })
  expect(store).toMatchObject({ '@type': 'OnlineStore', telephone: shopDetails.phone.number })
  expect(JSON.stringify(store)).not.toMatch(/openingHours/i)
  const content = openPages(undefined, { data: { ...data, openingHours } })<ContentPageContent>('/nl/contact')
  expect(content.extra).toMatchObject({ kind: 'shop', opening: null, route: null })
})

test('a page with questions describes them with their answers', () => {
  const [faq] = findThings('/en/return-policy')
  expect(faq).toMatchObject({ '@type': 'FAQPage' })
  expect((faq!.mainEntity as unknown[])[0]).toEqual({
    '@type': 'Question',
    name: 'May I try something out?',
    acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/^Yes, as you would in a shop\./) },
  })
})

test('an open vacancy is a job posting, with the last day if there is one', () => {
  const [posting] = findThings('/nl/vacatures/js-developer')
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    title: 'JavaScript-ontwikkelaar',
    description: expect.stringMatching(/^<p>Je bouwt mee .*<li>Korting op alles met poten<\/li><\/ul>$/),
    datePosted: '2026-11-13',
    employmentType: ['FULL_TIME', 'PART_TIME'],
    baseSalary: { currency: 'EUR', value: { minValue: 3400, maxValue: 4400, unitText: 'MONTH' } },
  })
  expect(posting).not.toHaveProperty('validThrough')
  const closing = data.jobs.map((job) => ({ ...job, closes: '2999-12-31' }))
  expect(findThings('/nl/vacatures/js-developer', { jobs: closing })[0]).toHaveProperty('validThrough', '2999-12-31')
})

test('a vacancy that is taken is not described as a job posting', () => {
  const jobs = data.jobs.map((job) => ({ ...job, closes: '2020-01-01' }))
  expect(findThings('/nl/vacatures/js-developer', { jobs })).toEqual([])
})

test.each(['/nl/klanten-reviews', '/nl/meet-the-team', '/nl/over-ons'])(
  '%s is described without reviews and people',
  (path) => {
    expect(findThings(path)).toEqual([])
  },
)
