import { orderAgainAnswer, type Order } from '../../../../src/contract/order'
import { placeOrder } from '../../../support/sandbox/placeOrder'
import { accountAddress, accountDetails, register } from '../../../support/sandbox/register'
import { giveGift } from '../../../support/sandbox/giveGift'
import { insertGiftlist } from '../../../support/sandbox/insertGiftlist'
import { openEachTest, sandbox, shopper, setStock } from '../../../support/sandbox/eachTest'

let placed: Order
openEachTest()
beforeEach(async () => {
  await register(shopper, { ...accountDetails, ...accountAddress })
  placed = await placeOrder(shopper, ['2 x 100101', '3 x 100402'])
  delete shopper.headers['CartToken']
})

const findHref = () => placed._links['order_again']?.href ?? ''
async function reorder() {
  const answer = await shopper.call(orderAgainAnswer, 'POST', findHref(), {})
  shopper.headers['CartToken'] = answer.cart.token
  return answer
}
const listLines = ({ cart }: Awaited<ReturnType<typeof reorder>>) =>
  cart.items.map(({ id_product_attribute, quantity }) => `${quantity} x ${id_product_attribute}`)
const countCarts = () => sandbox.database.count('cart')

test('ordering again creates a cart with all items, and returns its token', async () => {
  const answer = await reorder()
  expect(listLines(answer)).toEqual(['2 x 100101', '3 x 100402'])
  expect(answer.missing).toEqual([])
  expect(await shopper.cart()).toEqual(answer.cart)
})

test('ordering again fills the existing cart, which keeps carrier and voucher, and repeating it changes nothing', async () => {
  await shopper.add(100101, 1)
  await shopper.voucher('NOORD25')
  await shopper.carrier(4)
  await reorder()
  const answer = await reorder()
  expect(listLines(answer)).toEqual(['2 x 100101', '3 x 100402'])
  expect(answer.cart).toMatchObject({ id_carrier: 4, vouchers: [{ code: 'NOORD25', refused: null }] })
})

test('ordering again adds the available items and lists the missing quantities of each line', async () => {
  setStock(100101, 1)
  sandbox.database.run('UPDATE product SET active = 0 WHERE id_product = 1004')
  const answer = await reorder()
  expect(listLines(answer)).toEqual(['1 x 100101'])
  expect(answer.missing).toEqual([
    { id_order_line: 1, quantity: 1 },
    { id_order_line: 2, quantity: 3 },
  ])
})

test('ordering again is refused if nothing is available, and no cart is created', async () => {
  setStock(100101, 0)
  setStock(100402, 0)
  const count = countCarts()
  expect(await shopper.refused('POST', findHref(), {})).toMatchObject({ type: 'out_of_stock', data: { stock: 0 } })
  expect(countCarts()).toBe(count)
})

test('ordering again adds items without their gift lists, and items of gift lists in the cart still use stock', async () => {
  const { id } = insertGiftlist(sandbox.database, [{ variant: 100402, quantity: 9 }])
  sandbox.database.run('UPDATE order_line SET id_giftlist_product = ? WHERE id_product_attribute = 100402', id)
  setStock(100402, 4)
  await giveGift(shopper, 100402, id, { quantity: 2 })
  const answer = await reorder()
  expect(listLines(answer)).toEqual(['2 x 100402', '2 x 100101', '2 x 100402'])
  expect(answer.cart.items.map(({ id_giftlist_product }) => id_giftlist_product)).toEqual([id, null, null])
  expect(answer.missing).toEqual([{ id_order_line: 2, quantity: 1 }])
})

test('ordering again can use the items that the cart’s pending payment has reserved, and ends that payment', async () => {
  await shopper.add(100101, 1)
  await shopper.carrier(4)
  setStock(100101, 1)
  const { redirect } = await shopper.pay()
  const answer = await reorder()
  expect(listLines(answer)).toEqual(['1 x 100101', '3 x 100402'])
  await shopper.report(redirect, 'pay')
  expect(sandbox.database.all('SELECT id_order FROM orders')).toHaveLength(1)
})

test('ordering again after the cart was ordered creates a new cart', async () => {
  const closed = sandbox.database.value<number>('SELECT id_cart FROM cart')
  const first = await reorder()
  await shopper.carrier(4)
  await shopper.buy()
  const second = await reorder()
  expect(new Set([closed, first.cart.id_cart, second.cart.id_cart]).size).toBe(3)
})
