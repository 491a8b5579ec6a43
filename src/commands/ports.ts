import { createServer } from 'node:net'

/** Whether a server can listen there. Browsers try ::1 before 127.0.0.1, so a port must be free on both. */
export async function isFree(port: number): Promise<boolean> {
  for (const host of [loopback, '::1']) {
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

/** Fails in one line when a port is taken. `cure` says what to do besides stopping the other program. */
export async function requireFreePort(port: number, purpose: string, cure?: string): Promise<void> {
  if (await isFree(port)) return
  const choice = cure ? `, or ${cure}` : ''
  throw new Error(`Port ${port} is in use, and ${purpose} needs it: stop the program that listens there${choice}.`)
}

/** A port that nobody uses now, for a run that nobody else has to find. */
export function anyFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, loopback, () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port.')),
      )
    })
  })
}

/** All that these commands open, they open for this machine alone. */
export const loopback = '127.0.0.1'

/** The address to open in a browser. */
export const buildLocalUrl = (port: number, path = ''): string => `http://localhost:${port}${path}`
