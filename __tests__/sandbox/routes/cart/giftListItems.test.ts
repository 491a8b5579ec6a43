import { order } from '../../../../src/contract/order'
import type { Sandbox } from '../../../../src/sandbox/openSandbox'
import { Shopper } from '../../../support/sandbox/Shopper'
import { openSeededSandbox } from '../../../support/sandbox/openSeededSandbox'

let sandbox: Sandbox
let shopper: Shopper
beforeEach(() => {
  sandbox = openSeededSandbox()
  shopper = new Shopper(sandbox)
  const list = 'INSERT INTO giftlist VALUES (?, NULL, ?, ?, ?, NULL, ?)'
  sandbox.database.run(list, 1, 'Trouwlijst', 'Noor en Elias', 'Welkom', 1)
  sandbox.database.run(list, 2, 'Voor Mila', '', '', 1)
  sandbox.database.run(list, 3, 'Nog geheim', 'Nog geheim', '', 0)
  for (const id of [1, 2, 3]) sandbox.database.run('INSERT INTO giftlist_product VALUES (?1, ?1, 100402, 2, 1)', id)
})
afterEach(() => sandbox.close())

const body = { id_product: 1004, id_product_attribute: 100402, quantity: 1, id_lang: 1 }
const add = (more: object) => shopper.change('POST', '/v1/cart/items', { ...body, ...more })
const refused = (more: object) => shopper.refused('POST', '/v1/cart/items', { ...body, ...more })

test('a variant has separate lines for each gift list and without one (SPEC §3)', async () => {
  await add({ id_giftlist_product: 1 })
  await add({ id_giftlist_product: null })
  await add({ id_giftlist_product: 2 })
  const { cart } = await add({ id_giftlist_product: 1 })
  expect(cart.items).toMatchObject([
    { quantity: 2, id_giftlist_product: 1, giftlist_name: 'Noor en Elias' },
    { quantity: 1, id_giftlist_product: null, giftlist_name: null },
    { quantity: 1, id_giftlist_product: 2, giftlist_name: 'Voor Mila' },
  ])
})

test('a removed line can be added again', async () => {
  const { cart } = await add({ id_giftlist_product: 1 })
  await shopper.change('DELETE', cart.items[0]?._links['remove']?.href ?? '')
  expect((await add({ id_giftlist_product: 1 })).cart.items).toMatchObject([{ id_giftlist_product: 1 }])
})

test.each([
  ['an unknown item of a list', { id_giftlist_product: 99 }, 'id_giftlist_product'],
  ['an item of another variant', { id_giftlist_product: 1, id_product_attribute: 100401 }, 'id_giftlist_product'],
  ['an item of an unpublished list', { id_giftlist_product: 3 }, 'id_giftlist_product'],
  ['an amount', { amount: 50 }, 'amount'],
  ['a message', { message: 'Proficiat' }, 'message'],
])('an addition with %s is refused, and the cart does not change', async (_, more, field) => {
  await add({})
  expect(await refused(more)).toMatchObject({ status: 422, type: 'invalid', data: { field } })
  expect((await shopper.checkout()).cart?.items).toMatchObject([{ quantity: 1 }])
})

test('an empty amount and message are accepted', async () => {
  expect((await add({ amount: null, message: ' ' })).cart.items).toHaveLength(1)
})

test('the lines of one variant share its stock', async () => {
  await add({ id_giftlist_product: 1, quantity: 40 })
  const { cart } = await add({ quantity: 3 })
  expect(cart.items).toMatchObject([{ stock: 41 }, { stock: 4 }])
  expect(await refused({ quantity: 2 })).toMatchObject({ type: 'out_of_stock', data: { stock: 44 } })
  const line = cart.items[1]?._links['update']?.href ?? ''
  expect(await shopper.refused('PUT', line, { quantity: 5, id_lang: 1 })).toMatchObject({
    type: 'out_of_stock',
    data: { stock: 4 },
  })
  sandbox.database.run('UPDATE combination SET stock = 42 WHERE id_product_attribute = 100402')
  expect((await shopper.checkout()).changed).toBe(true)
})

test('the order contains the name of the gift list', async () => {
  await add({ id_giftlist_product: 1, quantity: 3 })
  await shopper.order(100402, 3)
  expect((await shopper.call(order, 'GET', '/v1/orders/1')).lines).toMatchObject([
    { quantity: 3, id_giftlist_product: 1, giftlist_name: 'Noor en Elias', discount: 289, free_quantity: 1 },
    { quantity: 3, id_giftlist_product: null, discount: 0 },
  ])
})
