import type * as ErrorReporting from '../../src/layout/errors/errorReporting'
import type * as StartErrorReporting from '../../src/layout/errors/startErrorReporting'
import { createLazyStore } from '../support/store/testStore'

jest.mock('../../src/config/env', () => ({ env: { sentryDsn: 'https://key@errors.example/1' } }))

interface SentReport {
  at: number
  event: {
    message?: string
    release?: string
    tags?: Record<string, string>
    breadcrumbs?: { message?: string; data?: object }[]
    exception?: { values: { value: string }[] }
  }
  text: string
}

let sentReports: SentReport[] = []
let respond: () => Promise<Response> = () => Promise.resolve(new Response('{}'))

/** The collector reads the envelopes as lines of JSON, as the service does. */
const collect = jest.fn((_url: unknown, options?: RequestInit) => {
  const text = String(options?.body)
  const event = JSON.parse(text.split('\n')[2] ?? '{}') as SentReport['event']
  sentReports.push({ at: Date.now(), event, text })
  return respond()
})

let reporting: typeof ErrorReporting & typeof StartErrorReporting

beforeEach(async () => {
  jest.useFakeTimers()
  jest.resetModules()
  window.fetch = collect as never
  sentReports = []
  respond = () => Promise.resolve(new Response('{}'))
  reporting = {
    ...(await import('../../src/layout/errors/errorReporting')),
    ...(await import('../../src/layout/errors/startErrorReporting')),
  }
})
afterEach(() => jest.useRealTimers())

const start = () =>
  reporting.startErrorReporting({
    release: 'up-north-storefront@0.0.214',
    describePage: () => ({ language: 'nl', page_id: 'product' }),
    getState: createLazyStore().getState,
  })
/** Waits until all pending reports have reached the collector. */
const settle = () => jest.advanceTimersByTimeAsync(100)
const report = (message: string) => reporting.reportError(new Error(message))

// This test must come first, because the reporters of later tests keep watching the same window.
test('an error before the reporter is loaded is reported once, although two places catch it', async () => {
  reporting.watchErrors()
  const error = new Error('early')
  window.dispatchEvent(new ErrorEvent('error', { error }))
  reporting.reportError(error)
  await start()
  await settle()
  expect(sentReports).toHaveLength(1)
})

test('a report has the release, the language and the page, and a visit without errors sends nothing', async () => {
  await start()
  await settle()
  expect(sentReports).toEqual([])
  report('one')
  await settle()
  expect(sentReports).toMatchObject([
    { event: { release: 'up-north-storefront@0.0.214', tags: { language: 'nl', page_id: 'product' } } },
  ])
})

test('the last 100 of 101 breadcrumbs remain, and a value of 10 kB is cut to 250 characters', async () => {
  await start()
  const { addBreadcrumb } = await import('@sentry/gatsby')
  for (let step = 0; step < 101; step += 1) addBreadcrumb({ message: `step ${step}` })
  addBreadcrumb({ message: 'long '.repeat(2000) })
  report('x y '.repeat(2500))
  await settle()
  const { breadcrumbs = [], exception } = sentReports[0]!.event
  expect(breadcrumbs).toHaveLength(100)
  expect(breadcrumbs[0]!.message).toBe('step 2')
  expect(breadcrumbs.at(-1)!.message).toHaveLength(250)
  expect(exception?.values[0]?.value).toHaveLength(250)
})

test('the data of a breadcrumb are reported to a depth of 3', async () => {
  await start()
  const { addBreadcrumb } = await import('@sentry/gatsby')
  addBreadcrumb({ message: 'deep', data: { one: { two: { three: { four: 4 } } } } })
  report('one')
  await settle()
  expect(sentReports[0]!.event.breadcrumbs?.at(-1)?.data).toEqual({ one: { two: { three: '[Object]' } } })
})

test('30 of 40 errors at once are buffered for sending', async () => {
  respond = () => new Promise(() => {})
  await start()
  for (let index = 0; index < 40; index += 1) report(`error ${index}`)
  await settle()
  expect(sentReports).toHaveLength(30)
})

test('after a 429, no report is sent for 60 s', async () => {
  await start()
  respond = () => Promise.resolve(new Response('', { status: 429 }))
  report('refused')
  await settle()
  respond = () => Promise.resolve(new Response('{}'))
  const refusalTime = sentReports[0]!.at
  jest.setSystemTime(refusalTime + 59_000)
  report('too early')
  await settle()
  expect(sentReports).toHaveLength(1)
  jest.setSystemTime(refusalTime + 60_500)
  report('again')
  await settle()
  expect(sentReports.map(({ event }) => event.exception?.values[0]?.value)).toEqual(['refused', 'again'])
})

test('no marked secret of the browser is in an envelope', async () => {
  window.localStorage.setItem('upnorth.session', 'MARK-session-token')
  window.localStorage.setItem('upnorth.cart', 'MARK-cart-token')
  window.sessionStorage.setItem('upnorth.draft.guest', JSON.stringify({ address1: 'MARKstraat 12', city: 'MARKdorp' }))
  window.history.replaceState(null, '', '/nl/zoeken?q=MARK+woord&token=MARK#reset=MARK')
  await start()
  const { addBreadcrumb } = await import('@sentry/gatsby')
  addBreadcrumb({ category: 'fetch', data: { url: '/web/v1/search?q=MARK', method: 'GET' } })
  addBreadcrumb({ message: 'MARK@example.be lives at MARKstraat 12 in MARKdorp' })
  report('MARK-session-token of MARK-cart-token for MARK@example.be failed at /nl/wenslijsten/MARK2345')
  await settle()
  expect(sentReports).toHaveLength(1)
  expect(sentReports[0]!.text).not.toContain('MARK')
  window.localStorage.clear()
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})
