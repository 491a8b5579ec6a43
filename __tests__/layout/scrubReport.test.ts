import type { Address, Customer } from '../../src/contract/session'
import * as scrubbing from '../../src/layout/errors/scrubReport'
import { clearAllDrafts, saveDraft } from '../../src/store/browser/formDrafts'
import { createLazyStore } from '../support/store/testStore'

const scrub = <Report extends object>(report: Report) => scrubbing.scrubReport(report, createLazyStore().getState())

const token = 'q3mPZ0x1J8s_2LwVb-7uT5yHn4KcRf9EaD6gIoXiMNs'

test.each([
  ['There is no account an.peeters+shop@example.co.uk here', 'There is no account [e-mail] here'],
  ['for an%40example.be', 'for [e-mail]'],
  [
    `https://shop.example/nl/wachtwoord-opvragen#customer=1&token=${token}`,
    'https://shop.example/nl/wachtwoord-opvragen',
  ],
  ['/nl/wachtwoord-opvragen?reset=abc&token=x', '/nl/wachtwoord-opvragen'],
  ['GET /web/v1/suggestions?q=stoel failed', 'GET /web/v1/suggestions failed'],
  [`the token ${token} is wrong`, 'the token [token] is wrong'],
  ['Cannot read properties of undefined (reading "x")', 'Cannot read properties of undefined (reading "x")'],
  ['https://shop.example/1a2b3c4d.js:1:2345', 'https://shop.example/1a2b3c4d.js:1:2345'],
  ['/nl/merken#main', '/nl/merken#main'],
  ['node_modules/@sentry/core.js', 'node_modules/@sentry/core.js'],
  ['6bd5a3b9e4f04c7a8d2e1f0a9b8c7d6e', '6bd5a3b9e4f04c7a8d2e1f0a9b8c7d6e'],
  [
    '/nl/acties/20-procent-op-eetkamerstoelen-van-spile-2023',
    '/nl/acties/20-procent-op-eetkamerstoelen-van-spile-2023',
  ],
  [
    '/en/products/spile-chair/oiled-oak-natural-paper-cord-100101',
    '/en/products/spile-chair/oiled-oak-natural-paper-cord-100101',
  ],
  [
    'component---src-templates-checkout-step-giftwrapping-tsx',
    'component---src-templates-checkout-step-giftwrapping-tsx',
  ],
  ['GATSBY_SHOP_API_URL is not set', 'GATSBY_SHOP_API_URL is not set'],
  ['the key K7f3mQ9xR2bT8vLc5wZp1n is wrong', 'the key [token] is wrong'],
  ['a3f9c2e1b4d5a3f9c2e1b4d5a3f9c2e1b4d5a3f9', '[token]'],
  ['/nl/mijn-bestellingen/12 failed', '/nl/mijn-bestellingen/:order failed'],
  ['/en/giftlists/K7QFM2XP failed', '/en/giftlists/:list failed'],
  ['/en/giftlists/create failed', '/en/giftlists/create failed'],
  ['0f8fad5b-d9cb-469f-a165-70867728950e', '0f8fad5b-d9cb-469f-a165-70867728950e'],
  [
    'TypeError on /nl/acties/20-korting-op-buitencollectie-holmesund',
    'TypeError on /nl/acties/20-korting-op-buitencollectie-holmesund',
  ],
  ['/en/products/tove-dining-chair-oak-natural-paper-cord', '/en/products/tove-dining-chair-oak-natural-paper-cord'],
  ['the token q3mpz0x1j8s2lwvb7ut5yhn4kcrf9ead6gioximns is wrong', 'the token [token] is wrong'],
  ['the token Q3MPZ0X1-J8S2LWVB-7UT5YHN4-KCRF9EAD6GI is wrong', 'the token [token] is wrong'],
])('the text "%s" is scrubbed correctly', (text, left) => {
  expect(scrub({ text })).toEqual({ text: left })
})

test('every value of a report is scrubbed, and the report keeps its shape', () => {
  const report = {
    event_id: '6bd5a3b9e4f04c7a8d2e1f0a9b8c7d6e',
    level: 'error',
    timestamp: 1,
    request: { url: 'https://shop.example/nl?token=x', headers: { Referer: 'https://shop.example/nl#reset=x' } },
    exception: { values: [{ value: 'an@example.be', stacktrace: { frames: [{ lineno: 1, in_app: true }] } }] },
    breadcrumbs: [{ data: { from: `/nl#token=${token}`, to: '/nl', status_code: 200 } }],
    user: null,
  }
  expect(scrub(report)).toEqual({
    ...report,
    request: { url: 'https://shop.example/nl', headers: { Referer: 'https://shop.example/nl' } },
    exception: { values: [{ value: '[e-mail]', stacktrace: { frames: [{ lineno: 1, in_app: true }] } }] },
    breadcrumbs: [{ data: { from: '/nl', to: '/nl', status_code: 200 } }],
  })
})

test('the tokens of this browser are removed, whatever their format', () => {
  window.localStorage.setItem('upnorth.session', 'kort')
  expect(scrub({ message: 'session kort has ended' })).toEqual({ message: 'session [token] has ended' })
  window.localStorage.setItem('upnorth.cart', 'kortere')
  expect(scrub({ message: 'cart kortere is closed' })).toEqual({ message: 'cart [token] is closed' })
  window.localStorage.clear()
})

describe('text that a customer typed or saved', () => {
  const state = createLazyStore().getState()
  const customer = { email: 'els@example.be', firstname: 'Els', lastname: 'Wit' } as Customer
  const address = {
    ...{ firstname: 'Bo', lastname: 'Jans', company: null, vat_number: 'BE0123456749' },
    ...{ address1: 'Jansstraat 12', address2: null, postcode: '9000', city: 'Gent', id_country: 1 },
  } as Address
  const stateWithCustomer = { ...state, session: { ...state.session, customer, addresses: [address] } }
  const scrubWithCustomer = (text: string) => scrubbing.scrubReport({ text }, stateWithCustomer).text

  beforeEach(() => {
    saveDraft('guest', {
      ...{ firstname: 'lotte', lastname: 'Vermeulen', id_gender: '1', 'delivery.country': 'nl', way: 'home' },
      ...{ 'delivery.address1': 'Lange Weg 12', 'delivery.city': 'hasselt', 'delivery.number': '7' },
    })
    saveDraft('contact', { phone: '0470 12 34 56', message: 'Wanneer komt de stoel?' })
  })
  afterEach(clearAllDrafts)

  test.each([
    ['a name of three letters', 'Cannot read Els of Wit', 'Cannot read [personal] of [personal]'],
    ['a name of two letters', '"Bo" is not valid', '"[personal]" is not valid'],
    ['a name in other letters', 'no such thing: LOTTE', 'no such thing: [typed]'],
    ['a name that was typed without capitals', 'lotte vermeulen', '[typed] [typed]'],
    ['an address in a URL', '/x/Lange%20Weg%2012/y', '/x/[typed]/y'],
    ['an address in a query', 'a=Lange+Weg+12', 'a=[typed]'],
    ['a telephone number with other spaces', 'call 0470123456 or 0470/12.34.56', 'call [typed] or [typed]'],
    ['a postcode and a town', 'B-9000 GENT', 'B-[personal] [personal]'],
    ['a street that contains a name', 'Jansstraat 12 of Jans', '[personal] of [personal]'],
    ['a VAT number', 'BE0123456749 is unknown', '[personal] is unknown'],
    ['a message', 'Wanneer komt de stoel?', '[typed]'],
  ])('a typed or saved text is removed from a report: %s', (_what, text, left) =>
    expect(scrubWithCustomer(text)).toBe(left),
  )

  test.each([
    'nl home 1 7 at line 12:7',
    'elsewhere, bottom, witty, gentle, homepage',
    'Cannot read properties of undefined (reading "number")',
  ])('words of the code stay in a report: %s', (text) => expect(scrubWithCustomer(text)).toBe(text))
})
