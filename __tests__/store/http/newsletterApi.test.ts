import { HttpResponse } from 'msw'
import { fetchMyNewsletter, sendMyNewsletter } from '../../../src/store/newsletter/myNewsletter'
import type { MyNewsletter } from '../../../src/contract/account'
import { startCallServer } from '../../support/store/startCallServer'

const { client, answering, testCalls } = startCallServer()

/** The links name no method, because the storefront knows the verb of each call (SPEC §7). */
const buildLinks = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { href: `/v1/links/${name}` }]))
const links = buildLinks('my-newsletter')
const mine: MyNewsletter = { status: 'pending', email: 'an@example.be', _links: buildLinks('subscribe', 'unsubscribe') }
const subscriber = { email: 'an@example.be', firstName: 'An', lastName: '', id_lang: 2 }

testCalls(
  'needed',
  [
    ['GET links/my-newsletter', () => fetchMyNewsletter(client, links), undefined, () => mine],
    ['POST links/subscribe', () => sendMyNewsletter(client, mine, 'subscribe', subscriber), subscriber, () => mine],
    ['POST links/unsubscribe', () => sendMyNewsletter(client, mine, 'unsubscribe', subscriber), subscriber, () => mine],
  ],
  'well',
)
test.each([
  ['none', { subscribe: mine._links.subscribe }],
  ['pending', mine._links],
  ['subscribed', { unsubscribe: mine._links.unsubscribe }],
])('an unknown status is read from the links: %s', async (status, _links) => {
  answering(() => HttpResponse.json({ ...mine, status: 'maybe', _links }))
  expect(await fetchMyNewsletter(client, links)).toMatchObject({ status })
})
