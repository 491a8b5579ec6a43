import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { lazyCompilation } from '../../../src/gatsby/patches/lazyCompilation'

let server: Server
let origin: string
const invalidate = jest.fn()
const getModule = (identifier: string) => {
  let made: { data: string; active: boolean; client: string } | undefined
  lazyCompilation.backend({ watching: { invalidate } }, (_error, backend) => {
    made = backend.module({ identifier: () => identifier })
  })
  return made!
}

beforeAll(async () => {
  server = createServer((request, response) =>
    lazyCompilation.answer(request, response, () => response.writeHead(404).end()),
  )
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(
  () =>
    new Promise((closed) => {
      server.close(closed)
      server.closeAllConnections()
    }),
)

test('a module is compiled once a page requests the address in its placeholder', async () => {
  const requested = getModule('src/templates/cart.tsx')
  const other = getModule('src/templates/search.tsx')
  expect(requested.active).toBe(false)
  const base = decodeURIComponent(requested.client.split('?').at(-1)!)
  const answer = await fetch(`${origin}${base}${requested.data}`)
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  await answer.body?.cancel()
  expect(invalidate).toHaveBeenCalledTimes(1)
  expect(getModule('src/templates/cart.tsx').active).toBe(true)
  expect(getModule('src/templates/search.tsx')).toEqual(other)

  await (await fetch(`${origin}${base}${requested.data}`)).body?.cancel()
  expect(invalidate).toHaveBeenCalledTimes(1)
})

test('a request for another address is passed on to the development server', async () => {
  expect((await fetch(`${origin}/nl`)).status).toBe(404)
})
