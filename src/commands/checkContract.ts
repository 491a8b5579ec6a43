import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { formatReport } from '../contractWalk/formatReport'
import { walkContract } from '../contractWalk/walkContract'
import { walks } from '../contractWalk/walks/walks'
import type { Options } from './readOptions'
import { printLine } from './printLine'

/**
 * `npm run contract -- --url https://api.example`: walks through a shop API and prints for each call whether it follows
 * the contract. Throws an Error if the API misses the requested level.
 */
export async function checkContract({ url, site, level = 'whole', only, voucher, pay, json }: Options): Promise<void> {
  if (url === undefined)
    throw new Error('Which shop API? Name its origin: npm run contract -- --url https://api.example')
  if (only !== undefined && !(only in walks)) {
    throw new Error(`There is no walk "${only}"; choose one of: ${Object.keys(walks).join(', ')}.`)
  }
  const api = { origin: url, answer: (request: Request) => fetch(request) }
  const reports = await walkContract({ api, site, level, only, voucher, pay: pay ? waitForPayment : null })
  if (json) printLine(JSON.stringify(reports, null, 2))
  else formatReport(reports).forEach((line) => printLine(line))
  const failedCalls = reports.filter(({ isFailure }) => isFailure).map(({ name }) => name)
  if (failedCalls.length > 0) throw new Error(`The API does not keep level ${level}: ${failedCalls.join(', ')}.`)
}

/**
 * Waits until the user has paid on the test page of the payment provider and presses Enter. Throws an Error if there is
 * no terminal.
 */
async function waitForPayment(address: string): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const isClosed = await Promise.race([
    terminal.question(`Pay at ${address} and then press Enter. `).then(() => false),
    once(terminal, 'close').then(() => true),
  ])
  if (isClosed) throw new Error('--pay needs a terminal in which Enter can be pressed.')
  terminal.close()
}
