import { unknown } from 'valibot'
import type { ApiClient } from '../../../src/store/http/client'
import { followLink, requestAnswer } from '../../../src/store/http/links'

const call = jest.fn<Promise<null>, unknown[]>().mockResolvedValue(null)
const client: ApiClient = { request: call }
const schema = unknown()
beforeEach(() => call.mockClear())

describe('links (docs/shop-api/README.md, "Links")', () => {
  test('the method of a link takes precedence over the verb of the specification', async () => {
    await followLink(client, { a: { href: '/v1/a', method: 'PUT' } }, 'a', schema, {
      method: 'POST',
      payload: { a: 1 },
    })
    expect(call).toHaveBeenCalledWith('/v1/a', schema, { method: 'PUT', payload: { a: 1 } })
    await followLink(client, { a: { href: '/v1/a' } }, 'a', schema, { method: 'POST' })
    expect(call).toHaveBeenLastCalledWith('/v1/a', schema, { method: 'POST', payload: undefined })
  })

  test('a URL template takes its parameters from the payload, and the rest stays in the payload', async () => {
    const products = { href: '/v1/products{?category,sort}', templated: true }
    await followLink(client, { products }, 'products', schema, { payload: { category: 3, page: 2 } })
    expect(call).toHaveBeenCalledWith('/v1/products?category=3', schema, { method: undefined, payload: { page: 2 } })
  })

  test('braces remain in a link that is not a template', async () => {
    await followLink(client, { a: { href: '/v1/{a}' } }, 'a', schema)
    expect(call).toHaveBeenCalledWith('/v1/{a}', schema, { method: undefined, payload: undefined })
  })

  test('a missing link rejects with an error that names the link', async () => {
    await expect(followLink(client, {}, 'my_cart', schema)).rejects.toThrow('The shop API gave no link "my_cart"')
  })

  test('an empty response rejects with an ApiError when a body is required', async () => {
    await expect(requestAnswer(client, { a: { href: '/v1/a' } }, 'a', schema)).rejects.toMatchObject({
      code: 'ERR_ANSWER',
    })
  })
})
