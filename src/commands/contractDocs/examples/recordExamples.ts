import type { Sandbox } from '../../../sandbox/openSandbox'
import { ExampleRecorder } from './ExampleRecorder'
import type { Examples } from './shortenExample'
import { orderAsGuest } from './orderAsGuest'
import { sendForms } from './sendForms'
import { shareGiftlist } from './shareGiftlist'
import { leaveAccount, visitAccount } from './visitAccount'
import { visitCatalogue } from './visitCatalogue'

/** The current time in the sandbox for the examples, so that the examples do not change from day to day. */
export const exampleMoment = new Date('2026-03-12T09:00:00Z')

/**
 * Makes every described call to a sandbox with the demo catalogue. Throws an Error if a link, a payload or a response
 * differs from the description.
 */
export async function recordExamples(sandbox: Sandbox): Promise<Examples> {
  const visitor = new ExampleRecorder(sandbox, {})
  const variants = await visitCatalogue(visitor)
  await orderAsGuest(visitor.createVisitor(), variants)
  const customer = visitor.createVisitor()
  await visitAccount(customer, variants)
  await shareGiftlist(customer, variants)
  await leaveAccount(customer)
  await sendForms(visitor, variants)
  return visitor.examples
}
