import { createServer } from 'node:net'

/**
 * Returns whether a server can listen on the port. Browsers try ::1 before 127.0.0.1, so the port must be free on both
 * addresses. Throws a one-line Error if the user may not open the port.
 */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of [loopbackAddress, '::1']) {
    const code = await listenBriefly(port, host)
    if (code === 'EADDRINUSE') return false
    if (code === 'EACCES') throw new Error(`Port ${port} needs an administrator's rights; choose one above 1023.`)
  }
  return true
}

function listenBriefly(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)))
  })
}

/** Throws a one-line Error if a port is in use. `alternative` suggests an alternative to stopping the other program. */
export async function requireFreePort(port: number, purpose: string, alternative?: string): Promise<void> {
  if (await isPortFree(port)) return
  const choice = alternative ? `, or ${alternative}` : ''
  throw new Error(`Port ${port} is in use, and ${purpose} needs it: stop the program that listens there${choice}.`)
}

/** Returns a free port, for a run whose address only the command itself needs. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, loopbackAddress, () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port.')),
      )
    })
  })
}

/** The address at which commands open ports, which only this machine can reach. */
export const loopbackAddress = '127.0.0.1'

export const buildLocalUrl = (port: number, path = ''): string => `http://localhost:${port}${path}`
