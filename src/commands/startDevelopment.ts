import { listAddresses } from '../gatsby/develop/listAddresses'
import { printLine } from './printLine'
import { watchGatsbyLog } from './watchGatsbyLog'
import { requireFreePort } from './ports'
import { waitForEnd, startProgram, cleanUpOnStop, stopGatsby } from './programs'
import type { Options } from './readOptions'

/**
 * `npm start`: checks the port, runs `gatsby develop`, and prints its errors, warnings and addresses but not its
 * progress.
 */
export async function startDevelopment({ port = 8000, host }: Options): Promise<void> {
  await requireFreePort(port, 'the shop', `choose another one: npm start -- --port ${port + 10}`)
  printLine('Starting the shop. The first start takes about half a minute.')
  const parameters = ['develop', '-p', String(port), ...(host === null ? [] : ['-H', host])]
  const gatsby = startProgram('gatsby', parameters, { output: 'watch', environment: { GATSBY_LOGGER: 'json' } })
  cleanUpOnStop(() => stopGatsby(gatsby))
  if (gatsby.stdout) {
    watchGatsbyLog(gatsby.stdout, () =>
      ['', ...listAddresses({ host: host ?? 'localhost', port }), 'Ctrl-C stops it.'].forEach((line) =>
        printLine(line),
      ),
    )
  }
  const exitCode = await waitForEnd(gatsby)
  if (exitCode !== 0) throw new Error('gatsby develop stopped, see above.')
  process.exit(0)
}
