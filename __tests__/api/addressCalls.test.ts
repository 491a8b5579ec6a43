import { http, HttpResponse } from 'msw'
import { createAddress, deleteAddress, loadAddresses, updateAddress, type AddressChoice } from '../../src/api/addresses'
import { ApiError } from '../../src/api/ApiError'
import type { AddressList } from '../../src/contract/account'
import type { Address } from '../../src/contract/session'
import { startCallServer } from '../support/callServer'

const { api, server, client } = startCallServer()

const wanted: AddressChoice = {
  ...{ firstname: 'An', lastname: 'Peeters', company: null, vat_number: null, address1: 'Lindelaan 1' },
  ...{ address2: null, postcode: '9000', city: 'Gent', id_country: 3, default_delivery: true },
}
/** Links that say nothing of the method: the verb is the storefront's to know (SPEC §7, DESIGN §4). */
const known = {
  ...{ ...wanted, id_address: 5, default_invoice: false },
  _links: { update: { href: '/v1/links/change' }, delete: { href: '/v1/links/gone' } },
} as Address
const list: AddressList = { _embedded: { addresses: [known] }, _links: { create: { href: '/v1/links/new' } } }
const sessionLinks = { my_addresses: { href: '/v1/links/addresses' } }

const calls = [
  ['GET my_addresses', () => loadAddresses(client, sessionLinks), 'GET /web/v1/links/addresses', undefined],
  ['POST create', () => createAddress(client, list, wanted), 'POST /web/v1/links/new', { address: wanted }],
  ['update', () => updateAddress(client, known, wanted), 'PUT /web/v1/links/change', { address: wanted }],
  ['delete', () => deleteAddress(client, known), 'DELETE /web/v1/links/gone', undefined],
] as const

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

describe.each(calls)('SPEC §7: %s', (_row, send, asks, payload) => {
  test('method, address, payload and headers; the answer is all addresses', async () => {
    const asked = answering(() => HttpResponse.json(list))
    expect(await send()).toEqual(list)
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([asks.replace(' ', ` ${api}`)])
    const body = (await asked[0]?.text()) ?? ''
    expect(body === '' ? undefined : JSON.parse(body)).toEqual(payload)
    expect(Object.fromEntries(asked[0]?.headers ?? [])).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      carttoken: 'cart-1',
      customertoken: 'session-1',
      lang: '2',
    })
  })

  test.each([
    ['a 204', () => new HttpResponse(null, { status: 204 }), { name: 'AnswerError', code: 'ERR_ANSWER' }],
    ['another shape', () => HttpResponse.json({ ...list, _embedded: {} }), { name: 'AnswerError', code: 'ERR_ANSWER' }],
    ['no line', () => HttpResponse.error(), { code: 'ERR_NETWORK' }],
    ['a page of a proxy', () => HttpResponse.html('<p>Bad gateway</p>', { status: 502 }), { status: 502 }],
    [
      'a refusal',
      () => HttpResponse.json({ type: 'invalid', data: { field: 'address.postcode' } }, { status: 422 }),
      { status: 422, type: 'invalid', data: { field: 'address.postcode' } },
    ],
  ])('%s is an ApiError', async (_what, broken, expected) => {
    answering(broken)
    const error = await outcome(send())
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject(expected)
  })
})

test('an address without links, as a guest’s, or one that leads elsewhere, is refused before anything is sent', () => {
  const { _links: _, ...bare } = known
  expect(() => updateAddress(client, bare, wanted)).toThrow(ApiError)
  const elsewhere = { ...known, _links: { delete: { href: 'https://evil.example/v1' } } }
  return expect(deleteAddress(client, elsewhere)).rejects.toMatchObject({ code: 'ERR_FOREIGN_ADDRESS' })
})
