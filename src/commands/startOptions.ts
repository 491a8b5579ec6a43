import { parseArgs } from 'node:util'

interface StartOptions {
  /** The port of the development server. */
  port: number
  /** The address to listen on; null for this machine only. */
  host: string | null
}

const usage = 'npm start -- [--port 8010] [--host 0.0.0.0]'

/** Reads the options after `npm start --`. Throws a one-line Error for an unknown option or an invalid value. */
export function readStartOptions(parameters: string[]): StartOptions {
  const { port, host } = parse(parameters)
  const number = port === undefined ? 8000 : Number(port)
  if (!Number.isInteger(number) || number < 1 || number > 65_535) {
    throw new Error(`--port is "${port}", but must be a port number from 1 to 65535: ${usage}`)
  }
  // `--host` without an address listens on every address of the machine.
  return { port: number, host: host === undefined ? null : host || '0.0.0.0' }
}

function parse(parameters: string[]): { port?: string; host?: string } {
  const args = parameters.flatMap((each, at) =>
    each === '--host' && isNoValue(parameters[at + 1]) ? [each, ''] : [each],
  )
  try {
    return parseArgs({ args, options: { port: { type: 'string' }, host: { type: 'string' } } }).values
  } catch {
    throw new Error(`"${parameters.join(' ')}" has an unknown option: ${usage}`)
  }
}

const isNoValue = (next: string | undefined) => next === undefined || next.startsWith('--')
