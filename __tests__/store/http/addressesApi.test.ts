import { HttpResponse } from 'msw'
import {
  sendNewAddress,
  sendAddressDeletion,
  fetchAddresses,
  sendAddressChange,
  type AddressPayload,
} from '../../../src/store/account/addressesApi'
import { ApiError } from '../../../src/store/http/ApiError'
import type { AddressList } from '../../../src/contract/account'
import type { Address } from '../../../src/contract/session'
import { expectApiError, ofAnotherShape, startCallServer, withoutAnswer } from '../../support/store/startCallServer'

const { client, answering, expectAsked } = startCallServer()

const wanted: AddressPayload = {
  ...{ firstname: 'An', lastname: 'Peeters', company: null, vat_number: null, address1: 'Lindelaan 1' },
  ...{ address2: null, postcode: '9000', city: 'Gent', id_country: 3, default_delivery: true },
}
/** The links name no method, because the storefront knows the verb of each call (SPEC §7). */
const known = {
  ...{ ...wanted, id_address: 5, default_invoice: false },
  _links: { update: { href: '/v1/links/change' }, delete: { href: '/v1/links/gone' } },
} as Address
const list: AddressList = { _embedded: { addresses: [known] }, _links: { create: { href: '/v1/links/new' } } }
const sessionLinks = { my_addresses: { href: '/v1/links/addresses' } }

const calls = [
  ['GET my_addresses', () => fetchAddresses(client, sessionLinks), 'GET /web/v1/links/addresses', undefined],
  ['POST create', () => sendNewAddress(client, list, wanted), 'POST /web/v1/links/new', { address: wanted }],
  ['update', () => sendAddressChange(client, known, wanted), 'PUT /web/v1/links/change', { address: wanted }],
  ['delete', () => sendAddressDeletion(client, known), 'DELETE /web/v1/links/gone', undefined],
] as const

describe.each(calls)('SPEC §7: %s', (_row, send, asks, payload) => {
  test('sends the method, address, payload and headers of the call, and returns all addresses', async () => {
    const asked = answering(() => HttpResponse.json(list))
    expect(await send()).toEqual(list)
    await expectAsked(asked, asks, payload)
  })

  test.each([withoutAnswer, ofAnotherShape({ ...list, _embedded: {} })])(
    'rejects with an ApiError after %s',
    async (_what, broken, expected) => {
      answering(broken)
      await expectApiError(send(), expected)
    },
  )
})

test('No request is sent for an address without links or with a link to another origin', () => {
  const { _links: _, ...bare } = known
  expect(() => sendAddressChange(client, bare, wanted)).toThrow(ApiError)
  const elsewhere = { ...known, _links: { delete: { href: 'https://evil.example/v1' } } }
  return expect(sendAddressDeletion(client, elsewhere)).rejects.toMatchObject({ code: 'ERR_FOREIGN_ADDRESS' })
})
