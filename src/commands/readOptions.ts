import { parseArgs } from 'node:util'
import { type Level, levels } from '../contract/calls/call'

/** The options of all commands, with their format in a usage line. */
const allOptions = {
  help: { type: 'boolean', usage: '[--help]' },
  port: { type: 'string', usage: '[--port 8010]' },
  host: { type: 'string', usage: '[--host 0.0.0.0]' },
  changed: { type: 'boolean', usage: '[--changed]' },
  url: { type: 'string', usage: '--url https://api.example' },
  site: { type: 'string', usage: '[--site https://shop.example]' },
  level: { type: 'string', usage: `[--level ${levels.join('|')}]` },
  only: { type: 'string', usage: '[--only NAME]' },
  voucher: { type: 'string', usage: '[--voucher CODE]' },
  pay: { type: 'boolean', usage: '[--pay]' },
  json: { type: 'boolean', usage: '[--json]' },
} as const

export interface AcceptedOptions {
  options?: (keyof typeof allOptions)[]
  /** Whether the command needs a folder, which is its only parameter. */
  folder?: boolean
  /** Whether all parameters are passed on to Playwright. */
  playwright?: boolean
}

export interface Options {
  help?: boolean
  /** The port to listen on; each command has its own default. */
  port?: number
  /** The address to listen on; null for this machine only. */
  host: string | null
  /** Whether to check uncommitted files only. */
  changed?: boolean
  /** The origin of a shop API. */
  url?: string
  /** The origin of a storefront. */
  site?: string
  level?: Level
  /** The name of the only walk to make. */
  only?: string
  voucher?: string
  /** Whether the command asks the user to pay on the page of the payment provider. */
  pay?: boolean
  json?: boolean
  /** The parameters for Playwright, or the folder. */
  parameters: string[]
}

/** Returns the usage line of a command: `npm start -- [--port 8010] [--host 0.0.0.0]`. */
export function formatUsage(name: string, { options = [], folder, playwright }: AcceptedOptions): string {
  const command = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`
  const parameters: string[] = options.map((option) => allOptions[option].usage)
  if (folder) parameters.push('FOLDER')
  if (playwright) parameters.push('[parameters of Playwright]')
  return parameters.length > 0 ? `${command} -- ${parameters.join(' ')}` : command
}

/**
 * Reads the parameters of a command. Throws a one-line Error with the usage for an unknown parameter, an invalid value
 * or a missing folder.
 */
export function readOptions(name: string, acceptedOptions: AcceptedOptions, parameters: string[]): Options {
  if (acceptedOptions.playwright) return { help: parameters.includes('--help'), host: null, parameters }
  try {
    return parseOptions(acceptedOptions, parameters)
  } catch (error) {
    // Only the first sentence is used. Node's messages continue with advice for other programs.
    const [problem] = String(error instanceof Error ? error.message : error).split(/\.\s/)
    throw new Error(`${problem}. Usage: ${formatUsage(name, acceptedOptions)}`, { cause: error })
  }
}

function parseOptions({ options = [], folder }: AcceptedOptions, parameters: string[]): Options {
  const { values, positionals } = parseArgs({
    args: parameters.flatMap((parameter, index) =>
      parameter === '--host' && isValueMissing(parameters[index + 1]) ? [parameter, ''] : [parameter],
    ),
    options: allOptions,
    allowPositionals: true,
  })
  const acceptedNames: string[] = ['help', ...options]
  const unknownOption = Object.keys(values).find((option) => !acceptedNames.includes(option))
  if (unknownOption !== undefined) throw new Error(`Unknown option '--${unknownOption}'`)
  const { port, host, url, site, level, ...others } = values
  const [unknownWord] = folder ? positionals.slice(1) : positionals
  if (unknownWord !== undefined) throw new Error(`Unknown word '${unknownWord}'`)
  if (folder && positionals.length === 0 && !values.help) throw new Error('The folder is missing')
  return {
    ...others,
    port: port === undefined ? undefined : parsePort(port),
    // `--host` without an address listens on every address of the machine.
    host: host === undefined ? null : host || '0.0.0.0',
    url: url === undefined ? undefined : parseOrigin('url', url),
    site: site === undefined ? undefined : parseOrigin('site', site),
    level: level === undefined ? undefined : parseLevel(level),
    parameters: positionals,
  }
}

const isValueMissing = (nextParameter: string | undefined) =>
  nextParameter === undefined || nextParameter.startsWith('--')

function parsePort(portText: string): number {
  const port = Number(portText)
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port
  throw new Error(`--port is "${portText}", but must be a port number from 1 to 65535`)
}

function parseOrigin(option: string, originText: string): string {
  const url = URL.canParse(originText) ? new URL(originText) : null
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '') return url.origin
  throw new Error(`--${option} is "${originText}", but must be an origin without a path, such as https://api.example`)
}

function parseLevel(levelName: string): Level {
  const level = levels.find((candidate) => candidate === levelName)
  if (level) return level
  throw new Error(`--level is "${levelName}", but must be one of ${levels.join(', ')}`)
}
