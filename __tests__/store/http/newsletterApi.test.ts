import { HttpResponse } from 'msw'
import {
  confirmSubscription,
  endSubscription,
  fetchMyNewsletter,
  subscribeToNewsletter,
  sendMyNewsletter,
} from '../../../src/store/newsletter/newsletterApi'
import type { MyNewsletter } from '../../../src/contract/account'
import { outcome, startCallServer } from '../../support/store/startCallServer'

const { client, answering, testCalls } = startCallServer()

/** The links name no method, because the storefront knows the verb of each call (SPEC §7). */
const linksOf = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { href: `/v1/links/${name}` }]))
const links = linksOf('newsletter', 'newsletter_confirm', 'newsletter_unsubscribe', 'my-newsletter')
const mine: MyNewsletter = { status: 'pending', email: 'an@example.be', _links: linksOf('subscribe', 'unsubscribe') }
const subscriber = { email: 'an@example.be', firstName: 'An', lastName: '', id_lang: 2 }

const token = { token: 'token-1' }
testCalls(
  'needed',
  [
    ['GET links/my-newsletter', () => fetchMyNewsletter(client, links), undefined, () => mine],
    ['POST links/subscribe', () => sendMyNewsletter(client, mine, 'subscribe', subscriber), subscriber, () => mine],
    ['POST links/unsubscribe', () => sendMyNewsletter(client, mine, 'unsubscribe', subscriber), subscriber, () => mine],
  ],
  'well',
)
testCalls('ignored', [
  ['POST links/newsletter', () => subscribeToNewsletter(client, links, subscriber), subscriber],
  ['POST links/newsletter_confirm', () => confirmSubscription(client, links, 'token-1'), token],
  ['POST links/newsletter_unsubscribe', () => endSubscription(client, links, 'token-1'), token],
])

test.each([
  ['none', { subscribe: mine._links.subscribe }],
  ['pending', mine._links],
  ['subscribed', { unsubscribe: mine._links.unsubscribe }],
])('an unknown status is read from the links: %s', async (status, _links) => {
  answering(() => HttpResponse.json({ ...mine, status: 'maybe', _links }))
  expect(await fetchMyNewsletter(client, links)).toMatchObject({ status })
})

test('a missing link rejects with an ApiError', async () => {
  expect(
    await outcome((async () => sendMyNewsletter(client, { ...mine, _links: {} }, 'unsubscribe', subscriber))()),
  ).toMatchObject({
    name: 'LinkError',
  })
})
