import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parse } from 'valibot'
import { paymentAnswer, statusAnswer } from '../../../../src/contract/checkout'
import { openSandbox, type Sandbox } from '../../../../src/sandbox/openSandbox'
import { serveSandbox } from '../../../support/sandbox/serveSandbox'
import { paymentBody, Shopper } from '../../../support/sandbox/Shopper'

/** The tests use real HTTP and a database file to show that a cart is paid only once. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'paid-once-'))
let sandbox: Sandbox
let shopper: Shopper
let id_cart: number
let server: Awaited<ReturnType<typeof serveSandbox>>
beforeAll(async () => {
  sandbox = openSandbox({ database: path.join(folder, 'shop.db') })
  server = await serveSandbox(sandbox.answer)
})
beforeEach(async () => {
  shopper = new Shopper(sandbox)
  id_cart = (await shopper.fillCheckout(105701, 2)).cart.id_cart
})
afterAll(async () => {
  await server.close()
  sandbox.close()
  rmSync(folder, { recursive: true })
})

const sendCall = (method: string, path: string, body?: object, signal?: AbortSignal) =>
  fetch(`${server.address}/web${path}`, {
    method,
    headers: { ...shopper.headers, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
/** Returns a function that calls the current payment link of the cart. */
const preparePayment = async () => {
  const { cart } = await shopper.checkout()
  const body = { ...paymentBody, id_address_invoice: cart?.id_address_invoice }
  const href = cart?._links['payment']?.href ?? ''
  return (signal?: AbortSignal) => sendCall('POST', href, body, signal)
}
const startPayment = async () => parse(paymentAnswer, await (await (await preparePayment())()).json())
const reportOutcome = (redirect: string, outcome: string, signal?: AbortSignal) =>
  fetch(`${server.address}${new URL(redirect).pathname}`, {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
    ...(signal && { signal }),
  })
const fetchStatus = async (href = '') => parse(statusAnswer, await (await sendCall('GET', href)).json())
const countRows = (table: 'payment' | 'orders') =>
  sandbox.database.all(`SELECT 1 FROM ${table} WHERE id_cart = ?`, id_cart).length
const readChairStock = () =>
  sandbox.database.value<number>('SELECT stock FROM combination WHERE id_product_attribute = 105701') ?? 0

test('twenty payments at the same time, each reported three times, create one order', async () => {
  const before = readChairStock()
  const requestPayment = await preparePayment()
  const answers = await Promise.all(Array.from({ length: 20 }, () => requestPayment()))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const payments = await Promise.all(answers.map(async (answer) => parse(paymentAnswer, await answer.json())))
  expect(new Set(payments.map(({ redirect }) => redirect)).size).toBe(1)
  const reports = await Promise.all(
    payments.flatMap(({ redirect }) => [1, 2, 3].map(() => reportOutcome(redirect, 'pay'))),
  )
  expect(new Set(reports.map(({ status }) => status))).toEqual(new Set([303]))
  expect([countRows('payment'), countRows('orders'), readChairStock()]).toEqual([1, 1, before - 2])
})

test('of several reports at the same time the first one counts, and at most one order is created', async () => {
  const { redirect, _links } = await startPayment()
  await Promise.all(['pay', 'refuse', 'cancel', 'pay', 'leave'].map((outcome) => reportOutcome(redirect, outcome)))
  const { status, id_order } = await fetchStatus(_links['status']?.href)
  expect(countRows('orders')).toBe(status === 'paid' ? 1 : 0)
  expect(id_order === null).toBe(status !== 'paid')
})

test('a payment whose response was lost is found by its status and is not started twice', async () => {
  const lostResponse = new AbortController()
  const abortedCall = (await preparePayment())(lostResponse.signal)
  // The browser disconnects once the payment has started.
  await waitUntil(() => countRows('payment') === 1)
  lostResponse.abort()
  await abortedCall.catch(() => undefined)
  const href = (await shopper.checkout())._links['status']?.href
  expect(await fetchStatus(href)).toMatchObject({ status: 'pending', id_order: null })
  const again = await startPayment()
  expect(again._links['status']?.href).toBe(href)
  await reportOutcome(again.redirect, 'pay')
  expect(await fetchStatus(href)).toMatchObject({ status: 'paid', id_order: expect.any(Number) })
  expect([countRows('payment'), countRows('orders')]).toEqual([1, 1])
})

test('a report whose response was lost has created the order', async () => {
  const { redirect } = await startPayment()
  const lostResponse = new AbortController()
  const abortedCall = reportOutcome(redirect, 'pay', lostResponse.signal)
  await waitUntil(() => countRows('orders') === 1)
  lostResponse.abort()
  await abortedCall.catch(() => undefined)
  await reportOutcome(redirect, 'pay')
  expect(countRows('orders')).toBe(1)
  expect(await fetchStatus((await shopper.checkout())._links['status']?.href)).toMatchObject({ status: 'paid' })
})

/** Waits until a condition is true, without blocking other work. */
async function waitUntil(isReached: () => boolean): Promise<void> {
  while (!isReached()) await new Promise((resolve) => setImmediate(resolve))
}

test.each([
  ['is closed', 'closed = 1'],
  ['has no delivery address any more', 'id_address_delivery = NULL'],
])('a payment for a cart that %s makes no order and takes nothing from the stock', async (_what, change) => {
  const before = readChairStock()
  const { redirect, _links } = await startPayment()
  expect(readChairStock()).toBe(before - 2)
  sandbox.database.run(`UPDATE cart SET ${change} WHERE id_cart = ?`, id_cart)
  await reportOutcome(redirect, 'pay')
  expect([countRows('orders'), readChairStock()]).toEqual([0, before])
  expect((await fetchStatus(_links['status']?.href)).status).toBe('failed')
})
