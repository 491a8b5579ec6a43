import { createAdaptorServer } from '@hono/node-server'
import type { AddressInfo } from 'node:net'

export interface ServeOptions {
  shop: (request: Request) => Promise<Response>
  /** The port to listen on; 0 selects any free port. */
  port: number
  /** The sandbox is for development. Without this option, it refuses to run with NODE_ENV=production. */
  allowProduction?: boolean
}

/** Serves the sandbox on 127.0.0.1. Rejects with one clear Error if the port is in use. */
export async function serveSandbox({ shop, port, allowProduction = false }: ServeOptions): Promise<{
  address: string
  close(): Promise<void>
}> {
  // eslint-disable-next-line no-restricted-properties -- NODE_ENV is Node's own, and the sandbox may not import config
  if (process.env.NODE_ENV === 'production' && !allowProduction) {
    throw new Error('The sandbox is for development: it does not start with NODE_ENV=production')
  }
  const server = createAdaptorServer({ fetch: shop })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use: stop what runs there or choose another one`)
          : error,
      ),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${taken}`,
    close: () => new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve()))),
  }
}
