import { networkInterfaces } from 'node:os'
import { watchFiles } from '../gatsby/build/watchFiles'
import { env } from '../config/env'
import { nodeEnv } from '../config/nodeEnv'
import { openSandbox } from '../sandbox/openSandbox'
import { serveSandbox } from '../sandbox/serveSandbox'
import { clearBuildRecord } from './builtSite'
import { explain, say } from './say'
import { watchGatsbyLog } from './gatsbyLog'
import { buildLocalUrl, loopback, requireFreePort } from './ports'
import { waitForEnd, startProgram, onStop, stopProgram } from './programs'
import type { Options } from './readOptions'

/** `npm start`: runs the sandbox on its database, which is created if missing, and `gatsby develop`. Both stop together. */
export async function start({ port = 8000, host }: Options): Promise<void> {
  await requireFreePort(port, 'the shop', `choose another one: npm start -- --port ${port + 10}`)
  const siteOrigin = host === null ? buildLocalUrl(port) : `http://${findReachableHost(host)}:${port}`
  const sandbox = env.shopApiUrl ? null : await startSandbox(siteOrigin)
  clearBuildRecord()
  say('Starting the shop. The first start takes about half a minute.')
  const parameters = ['develop', '-p', String(port), '-H', host ?? loopback]
  const gatsby = startProgram('gatsby', parameters, { output: 'watch', environment: { GATSBY_LOGGER: 'json' } })
  onStop(async () => {
    await stopProgram(gatsby)
    await sandbox?.close()
  })
  if (gatsby.stdout) watchGatsbyLog(gatsby.stdout, () => printAddresses(port, siteOrigin, sandbox?.mailFolder ?? null))
  const code = await waitForEnd(gatsby)
  await sandbox?.close()
  if (code !== 0) throw new Error('gatsby develop stopped, see above; the sandbox was stopped with it.')
  process.exit(0)
}

function printAddresses(port: number, siteOrigin: string, mailFolder: string | null): void {
  say()
  say(`Shop      ${buildLocalUrl(port, '/nl')}`)
  if (siteOrigin !== buildLocalUrl(port)) say(`          ${siteOrigin}/nl`)
  say(env.shopApiUrl ? `Shop API  ${env.shopApiUrl}` : `Sandbox   ${buildLocalUrl(nodeEnv.sandboxPort, '/web/v1')}`)
  if (mailFolder) say(`Mail      ${mailFolder} (files; nothing is sent)`)
  say('Ctrl-C stops both.')
}

/**
 * Returns the host at which other devices can reach this machine. It is the machine's own address in the local network
 * if the server listens on all addresses.
 */
function findReachableHost(host: string): string {
  if (host !== '0.0.0.0' && host !== '::') return host
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? 'localhost'
}

interface RunningSandbox {
  close: () => Promise<void>
  mailFolder: string | null
}

async function startSandbox(siteOrigin: string): Promise<RunningSandbox> {
  await requireFreePort(nodeEnv.sandboxPort, 'the sandbox', 'set SANDBOX_PORT to another one')
  const sandbox = openSandbox({
    database: nodeEnv.sandboxDatabase,
    products: nodeEnv.sandboxProducts,
    demoGiftlist: true,
    sessionLifetime: nodeEnv.sandboxSessionLifetime,
    siteOrigin,
  })
  const server = await serveSandbox({ shop: sandbox.shop, port: nodeEnv.sandboxPort })
  const watcher = watchFiles('data/catalogue', () => {
    try {
      sandbox.reloadCatalogue()
    } catch (error) {
      say(explain(error))
    }
  })
  return {
    mailFolder: sandbox.mailFolder,
    close: async () => {
      await watcher.close()
      await server.close()
      sandbox.close()
    },
  }
}
