import type { Sandbox } from '../../../sandbox/openSandbox'
import { ExampleRecorder } from './ExampleRecorder'
import type { Examples } from './shortenExample'
import { orderAsGuest } from './orderAsGuest'
import { sendForms } from './sendForms'
import { shareGiftlist } from './shareGiftlist'
import { leaveAccount, visitAccount } from './visitAccount'
import { visitCatalogue } from './visitCatalogue'

/** The time that the examples' sandbox takes for now, so that the examples do not change from day to day. */
export const exampleMoment = new Date('2026-03-12T09:00:00Z')

/**
 * Makes every described call to a sandbox with the demo catalogue. Throws an Error when a link, a payload or an answer is
 * not as described.
 */
export async function recordExamples(sandbox: Sandbox): Promise<Examples> {
  const visitor = new ExampleRecorder(sandbox, {})
  const articles = await visitCatalogue(visitor)
  await orderAsGuest(visitor.createVisitor(), articles)
  const customer = visitor.createVisitor()
  await visitAccount(customer, articles)
  await shareGiftlist(customer, articles)
  await leaveAccount(customer)
  await sendForms(visitor, articles)
  return visitor.examples
}
