import { createAdaptorServer } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import type { RequestHandler } from '../../../src/sandbox/http/sender'

/** Some behaviour occurs only on real connections. The port is any free port of the loopback address. */
export async function serveSandbox(shop: RequestHandler): Promise<{ address: string; close(): Promise<void> }> {
  const server = createAdaptorServer({ fetch: (request, { incoming }) => shop(request, incoming.socket.remoteAddress) })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve()))),
  }
}
