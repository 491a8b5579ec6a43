import { requireShopApi } from '../../src/commands/build'

afterEach(() => jest.restoreAllMocks())

test('accepts a shop API that responds at its root', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'))
  await requireShopApi('https://api.example')
  expect(String(fetched.mock.calls[0]?.[0])).toBe('https://api.example/web/v1')
})

test('rejects a shop API that is down, with one line', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'))
  await expect(requireShopApi('https://api.example')).rejects.toThrow(
    'The shop API does not answer at https://api.example/web/v1. Start it, correct GATSBY_SHOP_API_URL, or unset it',
  )
})

test('rejects a shop API that responds with an error', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 502 }))
  await expect(requireShopApi('https://api.example')).rejects.toThrow(
    'The shop API answers 502 at https://api.example/web/v1',
  )
})
