import { order, type Order } from '../../../../src/contract/order'
import { placeOrder, readOrder } from '../../../support/sandbox/placeOrder'
import { accountAddress, accountDetails, register } from '../../../support/sandbox/register'
import { Shopper } from '../../../support/sandbox/Shopper'
import { clock, openEachTest, sandbox, shopper, readStock } from '../../../support/sandbox/eachTest'

let placed: Order
// A Thursday, 13:00 in Brussels. The tests wait for months without using the session.
openEachTest('2026-03-12T12:00:00Z', { sessionLifetime: 365 * 24 * 60 * 60_000 })
beforeEach(async () => {
  await register(shopper, { ...accountDetails, ...accountAddress })
  placed = await placeOrder(shopper, ['2 x 100101', '3 x 100402', '1 x 100303'])
})

const findHref = ({ _links }: Order) => _links['withdraw']?.href ?? ''
/** Builds a request from texts such as "1 x 2", with the number of a line and the quantity. */
const buildRequest = (lines: string[], reason = '') => ({ lines: lines.map(readOrderLine), reason })
const readOrderLine = (text: string) => {
  const [id_order_line, quantity] = text.split(' x ').map(Number)
  return { id_order_line, quantity }
}
const withdrawLines = (lines: string[], reason = '', from = placed) =>
  shopper.call(order, 'POST', findHref(from), buildRequest(lines, reason))
const refuseRequest = (body: object) => shopper.refused('POST', findHref(placed), body)
const listEmails = () => sandbox.mail.filter(({ kind }) => kind === 'order-withdrawal')
const readWithdrawals = () => sandbox.database.all('SELECT * FROM withdrawal')

test('a withdrawal is listed in the order, confirmed by email, and does not change the stock', async () => {
  const answer = await withdrawLines(['1 x 1'], 'Te groot')
  expect(answer).toMatchObject({
    status: 'paid',
    withdrawal: { requested: new Date(clock.time).toISOString(), lines: [{ id_order_line: 1, quantity: 1 }] },
    lines: [{ withdrawable: 1 }, { withdrawable: 3 }, { withdrawable: 1 }],
  })
  expect(await readOrder(shopper, placed.id_order)).toEqual(answer)
  expect(listEmails()).toMatchObject([{ to: 'an@example.be', language: 'nl' }])
  expect(readStock(100101)).toBe(39)
})

test.each([
  ['1', 'Je retour van bestelling UN-2026-00001', ['Dag An,', 'Gemeld op: 12 maart 2026', ': 2 stuks']],
  ['2', 'Your return for order UN-2026-00001', ['Hello An,', 'You told us on: 12 March 2026', ': 2 pieces']],
])('the email in the language %s confirms the withdrawal', async (Lang, subject, texts) => {
  shopper.headers['Lang'] = Lang
  await withdrawLines(['1 x 2'], 'Te groot <b>')
  const [mail] = listEmails()
  expect(mail).toMatchObject({ language: Lang === '1' ? 'nl' : 'en', subject })
  for (const words of [...texts, 'label', 'Te groot <b>']) expect(mail?.text).toContain(words)
})

test('repeating a withdrawal after a lost response creates no second withdrawal or email', async () => {
  const first = await withdrawLines(['1 x 1'])
  clock.time += 60_000
  expect(await withdrawLines(['1 x 1'])).toEqual(first)
  const answers = await Promise.all(Array.from({ length: 5 }, () => withdrawLines(['2 x 1'])))
  expect(answers.map(({ withdrawal }) => withdrawal?.lines)).toEqual(
    Array(5).fill([
      { id_order_line: 1, quantity: 1 },
      { id_order_line: 2, quantity: 1 },
    ]),
  )
  expect([readWithdrawals().length, listEmails().length]).toEqual([2, 2])
})

test('a repeated request is accepted even after the last day or after the order was cancelled', async () => {
  const first = await withdrawLines(['1 x 2'])
  const whole = await withdrawLines(['2 x 3', '3 x 1'])
  expect(whole.status).toBe('cancelled')
  clock.time = Date.parse('2027-01-01T12:00:00Z')
  expect(await withdrawLines(['1 x 2'])).toEqual(whole)
  expect(await withdrawLines(['3 x 1', '2 x 3'])).toEqual(whole)
  expect(first.status).toBe('paid')
})

test('the same items with another reason are another withdrawal, not a repeated one', async () => {
  await withdrawLines(['2 x 1'], 'Te groot')
  const { withdrawal } = await withdrawLines(['2 x 1'], 'Beschadigd')
  expect(withdrawal?.lines).toEqual([{ id_order_line: 2, quantity: 2 }])
  expect(readWithdrawals()).toHaveLength(2)
})

test('a user who saw the first withdrawal and sends it again withdraws twice the quantity', async () => {
  const first = await withdrawLines(['2 x 1'])
  const second = await withdrawLines(['2 x 1'], '', first)
  expect(second.withdrawal?.lines).toEqual([{ id_order_line: 2, quantity: 2 }])
})

test('a second withdrawal is added to the first, and the quantities of a line that occurs twice are summed', async () => {
  await withdrawLines(['1 x 1'])
  const { withdrawal, lines } = await withdrawLines(['2 x 1', '1 x 1', '2 x 1'])
  expect(withdrawal?.lines).toEqual([
    { id_order_line: 1, quantity: 2 },
    { id_order_line: 2, quantity: 2 },
  ])
  expect(lines.map(({ withdrawable }) => withdrawable)).toEqual([0, 1, 1])
})

describe('the withdrawal of a whole order', () => {
  const whole = ['1 x 2', '2 x 3', '3 x 1']
  const readAllStocks = () => [100101, 100402, 100303].map(readStock)

  test('an order that is not packed yet is cancelled, and its items return to the stock once', async () => {
    expect(readAllStocks()).toEqual([39, 41, 23])
    const cancelled = await withdrawLines(whole)
    expect(cancelled).toMatchObject({ status: 'cancelled', withdraw_until: null, tracking: null })
    expect(cancelled._links['withdraw']).toBeUndefined()
    await withdrawLines(whole)
    expect(readAllStocks()).toEqual([41, 44, 24])
    expect(listEmails()).toHaveLength(1)
    expect(listEmails()[0]?.text).toContain('nu geannuleerd')
    expect(await refuseRequest(buildRequest(['1 x 1']))).toMatchObject({ status: 422 })
    clock.time = Date.parse('2026-06-01T12:00:00Z')
    const { status, history } = await readOrder(shopper, placed.id_order)
    expect([status, history.filter(({ at }) => at !== null).length]).toEqual(['cancelled', 2])
  })

  test('a delivered order remains delivered, and its items do not return to the stock yet', async () => {
    const { id_order } = await placeOrder(shopper, ['1 x 100101'])
    clock.time = Date.parse('2026-03-20T12:00:00Z')
    const delivered = await readOrder(shopper, id_order)
    const left = readStock(100101)
    expect(await withdrawLines(['1 x 1'], '', delivered)).toMatchObject({ status: 'delivered' })
    expect(readStock(100101)).toBe(left)
  })
})

describe('refused withdrawals', () => {
  test.each<[string, string[], string]>([
    ['an unknown line', ['9 x 1'], 'lines.0.id_order_line'],
    ['more than was bought', ['1 x 1', '2 x 4'], 'lines.1.quantity'],
    ['more than was bought, in two lines', ['2 x 2', '1 x 1', '2 x 2'], 'lines.0.quantity'],
    ['a quantity of 0', ['1 x 0'], 'lines.0.quantity'],
    ['an empty list of lines', [], 'lines'],
  ])('a withdrawal with %s is refused', async (_, lines, field) => {
    expect(await refuseRequest(buildRequest(lines))).toMatchObject({ type: 'invalid', data: { field } })
    expect([readWithdrawals(), listEmails()]).toEqual([[], []])
  })

  test('a withdrawal of more than the remaining items is refused', async () => {
    await withdrawLines(['1 x 1'])
    expect(await refuseRequest(buildRequest(['1 x 2']))).toMatchObject({ data: { field: 'lines.0.quantity' } })
  })

  test('a withdrawal on the day after the last day is refused', async () => {
    clock.time = Date.parse('2026-06-06T22:00:00Z')
    expect(await refuseRequest(buildRequest(['1 x 2']))).toMatchObject({ type: 'withdrawal_over' })
  })

  test('a reason of more than a thousand characters is refused', async () => {
    const request = buildRequest(['1 x 1'], 'x'.repeat(1001))
    expect(await refuseRequest(request)).toMatchObject({ data: { field: 'reason' } })
  })
})

test('a guest can withdraw with the session of the order', async () => {
  const guest = new Shopper(sandbox)
  await guest.guest()
  const theirs = await placeOrder(guest, ['1 x 100101'])
  const answer = await guest.call(order, 'POST', findHref(theirs), buildRequest(['1 x 1']))
  expect(answer.status).toBe('cancelled')
})

test.each(['', '?after=x', '?after=-3'])(
  'repeating a link with an invalid number (%s) creates no second withdrawal',
  async (query) => {
    const ask = () => shopper.call(order, 'POST', findHref(placed).replace(/\?.*/, query), buildRequest(['1 x 1']))
    await ask()
    expect((await ask()).withdrawal?.lines).toEqual([{ id_order_line: 1, quantity: 1 }])
  },
)
