import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { env } from '../../config/env'
import { nodeEnv } from '../../config/nodeEnv'

/** The address at which the development server listens: `host` is Gatsby's option, such as localhost or 0.0.0.0. */
export interface ServerAddress {
  host: string
  port: number
}

/** Returns lines of text with the addresses of the shop and its API, and the folder of the sandbox's emails. */
export function listAddresses(serverAddress: ServerAddress): string[] {
  const localOrigin = `http://localhost:${serverAddress.port}`
  const siteOrigin = findSiteOrigin(serverAddress)
  const shopLines = [
    `Shop      ${localOrigin}/nl`,
    ...(siteOrigin === localOrigin ? [] : [`          ${siteOrigin}/nl`]),
  ]
  if (env.shopApiUrl) return [...shopLines, `Shop API  ${env.shopApiUrl}`]
  const mailFolder = path.join(path.dirname(nodeEnv.sandboxDatabase), 'mail')
  return [...shopLines, `Sandbox   ${localOrigin}/web/v1`, `Mail      ${mailFolder} (files; nothing is sent)`]
}

/**
 * Returns the origin of the shop for links. If the server listens on all addresses, the origin has the machine's own
 * address in the local network, so that other devices can follow the links.
 */
export function findSiteOrigin({ host, port }: ServerAddress): string {
  return `http://${isAnyAddress(host) ? (findOwnAddress() ?? 'localhost') : isLoopback(host) ? 'localhost' : host}:${port}`
}

const isAnyAddress = (host: string) => host === '0.0.0.0' || host === '::'
const isLoopback = (host: string) => host === '127.0.0.1' || host === '::1'

const findOwnAddress = () =>
  Object.values(networkInterfaces())
    .flatMap((ownAddresses) => ownAddresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address
