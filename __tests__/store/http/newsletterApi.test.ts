import { HttpResponse } from 'msw'
import {
  confirmSubscription,
  endSubscription,
  fetchMyNewsletter,
  subscribeToNewsletter,
  sendMyNewsletter,
} from '../../../src/store/newsletter/newsletterApi'
import type { MyNewsletter } from '../../../src/contract/account'
import { expectApiError, outcome, startCallServer } from '../../support/store/startCallServer'

const { client, answering, expectAsked } = startCallServer()

/** The links name no method, because the storefront knows the verb of each call (SPEC §7). */
const linksOf = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { href: `/v1/links/${name}` }]))
const links = linksOf('newsletter', 'newsletter_confirm', 'newsletter_unsubscribe', 'my-newsletter')
const mine: MyNewsletter = { status: 'pending', email: 'an@example.be', _links: linksOf('subscribe', 'unsubscribe') }
const subscriber = { email: 'an@example.be', firstName: 'An', lastName: '', id_lang: 2 }

interface Call {
  row: string
  send: () => Promise<unknown>
  asks: string
  payload?: object
  /** The expected result for the caller, or undefined for a call without one. */
  used?: MyNewsletter
}

const calls: Call[] = [
  {
    row: 'POST newsletter',
    send: () => subscribeToNewsletter(client, links, subscriber),
    asks: 'POST /web/v1/links/newsletter',
    payload: subscriber,
  },
  {
    row: 'POST newsletter_confirm',
    send: () => confirmSubscription(client, links, 'token-1'),
    asks: 'POST /web/v1/links/newsletter_confirm',
    payload: { token: 'token-1' },
  },
  {
    row: 'POST newsletter_unsubscribe',
    send: () => endSubscription(client, links, 'token-1'),
    asks: 'POST /web/v1/links/newsletter_unsubscribe',
    payload: { token: 'token-1' },
  },
  {
    row: 'GET my-newsletter',
    send: () => fetchMyNewsletter(client, links),
    asks: 'GET /web/v1/links/my-newsletter',
    used: mine,
  },
  {
    row: 'subscribe link',
    send: () => sendMyNewsletter(client, mine, 'subscribe', subscriber),
    asks: 'POST /web/v1/links/subscribe',
    payload: subscriber,
    used: mine,
  },
  {
    row: 'unsubscribe link',
    send: () => sendMyNewsletter(client, mine, 'unsubscribe', subscriber),
    asks: 'POST /web/v1/links/unsubscribe',
    payload: subscriber,
    used: mine,
  },
]

describe.each(calls)('SPEC §7: $row', ({ send, asks, payload, used }) => {
  test('sends the method, address, payload and headers of the call, and returns the used part of a 200 response', async () => {
    const asked = answering(() => HttpResponse.json(used ?? {}))
    expect(await send()).toEqual(used)
    await expectAsked(asked, asks, payload)
  })

  test('accepts any other success, unless the caller needs the body', async () => {
    answering(() => new HttpResponse(null, { status: 204 }))
    const given = await outcome(send())
    if (used) expect(given).toMatchObject({ name: 'AnswerError', code: 'ERR_ANSWER' })
    else expect(given).toBeUndefined()
  })

  test('rejects with an ApiError after another shape', async () => {
    answering(() => HttpResponse.json('well'))
    await expectApiError(send(), { name: 'AnswerError', code: 'ERR_ANSWER' })
  })
})

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
