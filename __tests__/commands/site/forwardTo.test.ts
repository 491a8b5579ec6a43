import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { forwardTo } from '../../../src/commands/site/forwardTo'

const servers: Server[] = []
const stop = (server: Server) =>
  new Promise((closed) => {
    server.close(closed)
    server.closeAllConnections()
  })
afterEach(() => Promise.all(servers.splice(0).map(stop)))

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return (server.address() as AddressInfo).port
}

/** A server that returns the request as JSON, with the status that the path contains. */
const echo: RequestListener = (request, response) => {
  let body = ''
  request.on('data', (part) => (body += part))
  request.on('end', () => {
    response.writeHead(Number(/\d+/.exec(request.url!)![0]), { 'content-type': 'application/json' })
    response.end(JSON.stringify([request.method, request.url, body, request.headers['carttoken']]))
  })
}

test.each([200, 303, 404, 422, 500])('returns a response of status %i unchanged', async (status) => {
  const port = await listen(forwardTo(await listen(echo)))
  const answer = await fetch(`http://127.0.0.1:${port}/web/${status}?x=1`, {
    method: 'POST',
    body: '{"code":"ZOMER22"}',
    headers: { CartToken: 'token' },
    redirect: 'manual',
  })
  expect(answer.status).toBe(status)
  expect(await answer.json()).toEqual(['POST', `/web/${status}?x=1`, '{"code":"ZOMER22"}', 'token'])
})

test('responds with 502 when the server is down', async () => {
  const closedPort = await listen(echo)
  await stop(servers.pop()!)
  const port = await listen(forwardTo(closedPort))
  expect((await fetch(`http://127.0.0.1:${port}/web/200`)).status).toBe(502)
})
