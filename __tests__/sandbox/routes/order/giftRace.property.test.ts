import { assertWalks, fc, createSeed, scaleRuns } from '../../../support/propertyTests'
import { Giver } from '../../../support/sandbox/Giver'
import { insertAddress, insertGiftlist } from '../../../support/sandbox/insertGiftlist'
import { openSeededSandbox } from '../../../support/sandbox/openSeededSandbox'

const startTime = Date.parse('2026-03-02T12:00:00Z')
let now = startTime
const sandbox = openSeededSandbox({ now: () => new Date(now) })
const { database } = sandbox
// The database is a temporary copy, so it need not be written safely.
database.exec('PRAGMA journal_mode = MEMORY; UPDATE combination SET stock = 1000000')
afterAll(() => sandbox.close())

/** A chair with an odd price, so that amounts and items rarely add up. */
const chair = 100402
const price = 12_345
database.run('UPDATE combination SET price_cents = ? WHERE id_product_attribute = ?', price, chair)

const givers: Giver[] = []
let owner = 0
beforeAll(async () => {
  for (let at = 0; at < 50; at += 1) givers.push(await new Giver(sandbox, `gever${at}`).identify())
  // Gifts go to the owner, so that a cart needs no carrier.
  owner = insertAddress(database, 1, 'Geheimstraat 77')
})

/** Ends all earlier payments, and inserts a list for the next run. */
function insertNextList(quantity: number): number {
  database.run(`UPDATE payment SET state = 'cancelled' WHERE state = 'pending'`)
  now = startTime
  for (const giver of givers) giver.startAgain()
  return insertGiftlist(database, [{ variant: chair, quantity }], { id_address_delivery: owner }).id
}

interface StoredLine {
  quantity: number
  amount_cents: number | null
}

/** Adds up the gifts of an item line by line, directly from the tables of orders and payments. */
function countGiven(id: number, exceptCart = 0): { items: number; cents: number } {
  const orderedLines = database.all<StoredLine & { id_order: number; position: number }>(
    `SELECT order_line.* FROM order_line JOIN orders USING (id_order)
      WHERE id_giftlist_product = ? AND status <> 'cancelled'`,
    id,
  )
  const returnedLines = database.all<{ id_order: number; position: number; quantity: number }>(
    'SELECT * FROM withdrawal_line',
  )
  const lines = orderedLines.map((line) => {
    const returned = returnedLines.filter((one) => one.id_order === line.id_order && one.position === line.position)
    return { ...line, quantity: line.quantity - returned.reduce((sumLines, one) => sumLines + one.quantity, 0) }
  })
  const pendingLines = database.all<StoredLine>(
    `SELECT * FROM cart_item WHERE id_giftlist_product = ? AND id_cart <> ?
      AND id_cart IN (SELECT id_cart FROM payment WHERE state = 'pending')`,
    id,
    exceptCart,
  )
  const allLines: StoredLine[] = [...lines, ...pendingLines]
  const sum = (count: (line: StoredLine) => number) => allLines.reduce((total, line) => total + count(line), 0)
  return {
    items: sum((line) => (line.amount_cents === null ? line.quantity : 0)),
    cents: sum((line) => line.amount_cents ?? 0),
  }
}

/** Expects that the gifts exceed neither the wished quantity nor the remaining price. */
function expectWithinWish(id: number, quantity: number): void {
  const { items, cents } = countGiven(id)
  expect({ items, cents, within: items * price + cents <= quantity * price }).toEqual({ items, cents, within: true })
}

const readOrders = (id: number) =>
  database.all<{ id_order: number; id_customer: number }>(
    `SELECT DISTINCT id_order, id_customer FROM orders JOIN order_line USING (id_order) WHERE id_giftlist_product = ?
      ORDER BY id_order`,
    id,
  )

test('of fifty givers who pay for the last two items at once, exactly two succeed, and the others get the reason', async () => {
  const id = insertNextList(2)
  expect(await Promise.all(givers.map((giver) => giver.give(chair, id, 1)))).toEqual(givers.map(() => 'ok'))
  const outcomes = await Promise.all(givers.map((giver) => giver.startPayment(2)))
  expect(outcomes.sort()).toEqual([...givers.slice(2).map(() => 'gift_taken'), 'ok', 'ok'])
  expectWithinWish(id, 2)
  await Promise.all(givers.map((giver) => giver.report('pay')))
  expect(readOrders(id)).toHaveLength(2)
  expect(countGiven(id)).toEqual({ items: 2, cents: 0 })
})

test('of fifty givers who contribute at once, only those whose contributions fit succeed', async () => {
  const id = insertNextList(1)
  const outcomes = givers.map(async (giver) => [await giver.give(chair, id, 1, 1000), await giver.startPayment(2)])
  const paid = (await Promise.all(outcomes)).map(([, outcome]) => outcome)
  expect(paid.filter((outcome) => outcome === 'ok')).toHaveLength(Math.floor(price / 1000))
  await Promise.all(givers.map((giver) => giver.report('pay')))
  expect(countGiven(id)).toEqual({ items: 0, cents: 12_000 })
  // The remaining amount is less than the smallest contribution of 5 euros, but can still be given.
  const last = givers[0]
  last?.startAgain()
  expect(await last?.give(chair, id, 1, 346)).toBe('gift_taken')
  expect(await last?.give(chair, id, 1, 345)).toBe('ok')
})

const earlier = fc.constantFrom(0, 0, 1)
const action = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('give' as const), quantity: fc.integer({ min: 1, max: 2 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('contribute' as const), cents: fc.integer({ min: 500, max: 14_000 }) }),
  },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('start' as const), method: fc.constantFrom(1, 2) }) },
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constantFrom('pay' as const, 'refuse' as const, 'cancel' as const), earlier }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('change' as const), quantity: fc.integer({ min: 0, max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'expire' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'return' as const }) },
)
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never

/** The actions that lead to an order at once, as most visits do. */
const purchase: Action[] = [
  { kind: 'give', quantity: 1 },
  { kind: 'start', method: 1 },
  { kind: 'pay', earlier: 0 },
]
const visit = fc
  .tuple(fc.boolean(), fc.array(action, { maxLength: 7 }))
  .map(([buys, more]): Action[] => (buys ? [...purchase, ...more] : more))
const plan = fc.record({
  quantity: fc.integer({ min: 1, max: 3 }),
  visits: fc.array(visit, { minLength: 2, maxLength: 5 }),
  scheduler: fc.scheduler(),
})

async function performAction(giver: Giver, id: number, wanted: Action): Promise<string> {
  if (wanted.kind === 'give') return giver.give(chair, id, wanted.quantity)
  if (wanted.kind === 'contribute') return giver.give(chair, id, 1, wanted.cents)
  if (wanted.kind === 'start') return giver.startPayment(wanted.method)
  if (wanted.kind === 'change') return giver.changeFirstLine(wanted.quantity)
  if (wanted.kind === 'return') {
    const placed = readOrders(id).findLast((one) => one.id_customer === giver.id_customer)
    return placed ? giver.returnItem(placed.id_order) : 'none'
  }
  if (wanted.kind === 'expire') {
    now += 30 * 60_000 + 1
    return 'ok'
  }
  return giver.report(wanted.kind, wanted.earlier)
}

const coverage = { runs: 0, orders: 0, outcomes: new Set<string>(), full: 0 }
/** The expected responses of the calls. Anything else is an error of the sandbox. */
const expectedOutcomes = new Set([
  'ok',
  'none',
  'empty',
  'gift_taken',
  'invalid',
  'cart_changed',
  'cart_closed',
  'cart_not_found',
  'withdrawal_over',
])

async function expectFairVisits({
  quantity,
  visits,
  scheduler,
}: {
  quantity: number
  visits: Action[][]
  scheduler: fc.Scheduler
}) {
  const id = insertNextList(quantity)
  const walks = visits.map(async (actions, at) => {
    const giver = givers[at]
    for (const wanted of giver ? actions : []) {
      await scheduler.schedule(Promise.resolve())
      const outcome = giver ? await performAction(giver, id, wanted) : ''
      expect(expectedOutcomes).toContain(outcome)
      expectWithinWish(id, quantity)
      coverage.outcomes.add(`${wanted.kind} ${outcome}`)
    }
  })
  await scheduler.waitFor(Promise.all(walks))
  coverage.runs += 1
  coverage.orders += readOrders(id).length
  await expectExactRest(id, quantity)
}

/** Expects that exactly the amount that is left according to the tables can still be given. */
async function expectExactRest(id: number, quantity: number): Promise<void> {
  // Any request ends the payments that are overdue.
  await givers[0]?.shopper.send('GET', '/v1')
  const given = countGiven(id)
  const remainingCents = quantity * price - given.items * price - given.cents
  if (remainingCents === 0) coverage.full += 1
  const [item, contributor] = givers.slice(-2).map((giver) => (giver.startAgain(), giver))
  const items = Math.floor(remainingCents / price)
  expect(await item?.give(chair, id, items + 1)).toBe('gift_taken')
  expect(await contributor?.give(chair, id, 1, Math.max(500, remainingCents + 1))).toBe('gift_taken')
  if (remainingCents > 0) expect(await contributor?.give(chair, id, 1, remainingCents)).toBe('ok')
  if (items > 0) expect(await item?.give(chair, id, items)).toBe('ok')
}

/** The number of runs in one test, small enough for the time limit of a test. */
const runsOfAPart = 5
const parts = Array.from({ length: scaleRuns(200) / runsOfAPart }, (_, part) => part + 1)

describe('givers who add, pay, fail, give up and return in any order', () => {
  test.each(parts)('never give more than was wished, nor contribute more than the price, in part %i', (part) =>
    assertWalks(fc.asyncProperty(plan, expectFairVisits), { seed: createSeed(part), numRuns: runsOfAPart }),
  )

  test('the random visits cover orders, refusals, full items and returns', () => {
    expect(Math.min(coverage.orders, coverage.full)).toBeGreaterThan(coverage.runs / 10)
    expect([...coverage.outcomes]).toEqual(
      expect.arrayContaining(['give gift_taken', 'contribute gift_taken', 'start gift_taken', 'start ok', 'return ok']),
    )
  })
})
