import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

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

async function listenBriefly(port: number, host: string): Promise<string | null> {
  const server = createServer().listen({ port, host, exclusive: true })
  try {
    await once(server, 'listening')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown'
  }
  server.close()
  await once(server, 'close')
  return null
}

/** Throws a one-line Error if a port is in use. `alternative` suggests an alternative to stopping the other program. */
export async function requireFreePort(port: number, purpose: string, alternative?: string): Promise<void> {
  if (await isPortFree(port)) return
  const choice = alternative ? `, or ${alternative}` : ''
  throw new Error(`Port ${port} is in use, and ${purpose} needs it: stop the program that listens there${choice}.`)
}

/** Returns a free port, for a run whose address only the command itself needs. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, loopbackAddress)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** The address at which commands open ports, which only this machine can reach. */
export const loopbackAddress = '127.0.0.1'

export const buildLocalUrl = (port: number, path = ''): string => `http://localhost:${port}${path}`
