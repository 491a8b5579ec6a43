import { http, HttpResponse } from 'msw'
import { ApiError } from '../../src/api/ApiError'
import { confirm, end, endMine, loadMine, subscribe, subscribeMine } from '../../src/api/newsletter'
import type { MyNewsletter } from '../../src/contract/account'
import { startCallServer } from '../support/callServer'

const { api, server, client } = startCallServer()

/** Links that say nothing of the method: the verb is the storefront's to know (SPEC §7). */
const linksOf = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { href: `/v1/links/${name}` }]))
const links = linksOf('newsletter', 'newsletter_confirm', 'newsletter_unsubscribe', 'my-newsletter')
const mine: MyNewsletter = { status: 'pending', email: 'an@example.be', _links: linksOf('subscribe', 'unsubscribe') }
const subscriber = { email: 'an@example.be', firstName: 'An', lastName: '', id_lang: 2 }

interface Call {
  row: string
  send: () => Promise<unknown>
  asks: string
  payload?: object
  /** What the caller gets of an answer; undefined for a call that only has to be done. */
  used?: MyNewsletter
}

const calls: Call[] = [
  {
    row: 'POST newsletter',
    send: () => subscribe(client, links, subscriber),
    asks: 'POST /web/v1/links/newsletter',
    payload: subscriber,
  },
  {
    row: 'POST newsletter_confirm',
    send: () => confirm(client, links, 'token-1'),
    asks: 'POST /web/v1/links/newsletter_confirm',
    payload: { token: 'token-1' },
  },
  {
    row: 'POST newsletter_unsubscribe',
    send: () => end(client, links, 'token-1'),
    asks: 'POST /web/v1/links/newsletter_unsubscribe',
    payload: { token: 'token-1' },
  },
  {
    row: 'GET my-newsletter',
    send: () => loadMine(client, links),
    asks: 'GET /web/v1/links/my-newsletter',
    used: mine,
  },
  {
    row: 'subscribe link',
    send: () => subscribeMine(client, mine, subscriber),
    asks: 'POST /web/v1/links/subscribe',
    payload: subscriber,
    used: mine,
  },
  {
    row: 'unsubscribe link',
    send: () => endMine(client, mine),
    asks: 'POST /web/v1/links/unsubscribe',
    used: mine,
  },
]

function answering(answer: () => Response) {
  const asked: Request[] = []
  server.use(
    http.all('*', ({ request }) => {
      asked.push(request.clone())
      return answer()
    }),
  )
  return asked
}
const outcome = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error)

describe.each(calls)('SPEC §7: $row', ({ send, asks, payload, used }) => {
  test('method, address, payload and headers; a 200 gives what is used of the answer', async () => {
    const asked = answering(() => HttpResponse.json(used ?? {}))
    expect(await send()).toEqual(used)
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([asks.replace(' ', ` ${api}`)])
    const body = (await asked[0]?.text()) ?? ''
    expect(body === '' ? undefined : JSON.parse(body)).toEqual(payload)
    expect(Object.fromEntries(asked[0]?.headers ?? [])).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      carttoken: 'cart-1',
      customertoken: 'session-1',
      lang: '2',
      'x-application-name': 'up-north',
      'x-application-version': '0.0.214',
    })
  })

  test('any other success is enough where no answer is used', async () => {
    answering(() => new HttpResponse(null, { status: 204 }))
    const given = await outcome(send())
    if (used) expect(given).toMatchObject({ name: 'AnswerError', code: 'ERR_ANSWER' })
    else expect(given).toBeUndefined()
  })

  test.each([
    [
      'a refusal',
      () =>
        HttpResponse.json(
          { name: 'ShopError', message: 'Too old', code: 410, type: 'link_expired', data: null },
          { status: 410 },
        ),
      { type: 'link_expired', status: 410 },
    ],
    ['no line', () => HttpResponse.error(), { code: 'ERR_NETWORK' }],
    ['a page of a proxy', () => HttpResponse.html('<p>Bad gateway</p>', { status: 502 }), { status: 502 }],
    ['a 200 of another shape', () => HttpResponse.json('well'), { name: 'AnswerError', code: 'ERR_ANSWER' }],
  ])('%s is an ApiError', async (_what, broken, expected) => {
    answering(broken)
    const error = await outcome(send())
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject(expected)
  })
})

test('a status that the storefront does not know, or no link, is an ApiError', async () => {
  answering(() => HttpResponse.json({ ...mine, status: 'maybe' }))
  expect(await outcome(loadMine(client, links))).toMatchObject({ name: 'AnswerError' })
  expect(await outcome((async () => endMine(client, { ...mine, _links: {} }))())).toMatchObject({ name: 'LinkError' })
})
