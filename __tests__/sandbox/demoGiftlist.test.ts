import path from 'node:path'
import { foundGiftlists } from '../../src/contract/giftlist'
import { openSandbox, type Sandbox } from '../../src/sandbox/openSandbox'
import { catalogueData } from '../support/data/catalogueData'
import { giveGift } from '../support/sandbox/giveGift'
import { readPublicGiftlist } from '../support/sandbox/giftlistCalls'
import { Shopper } from '../support/sandbox/Shopper'
import { workFolder } from '../support/workFolder'

const folderWith = workFolder()

let sandbox: Sandbox
beforeAll(() => {
  sandbox = openSandbox({
    ...{ database: ':memory:', hasDemoGiftlist: true, passwordCost: 16 },
    now: () => new Date('2026-11-22T12:00:00.000Z'),
  })
})
afterAll(() => sandbox.close())

test('the demo list of a new database is found by name, and shows given, partly given and free items', async () => {
  const visitor = new Shopper(sandbox)
  const { _embedded } = await visitor.call(foundGiftlists, 'GET', '/v1/giftlists?search=noor')
  expect(_embedded.giftlists).toMatchObject([{ name: 'Noor en Elias', code: 'FEEST2NE' }])
  const list = await readPublicGiftlist(visitor, 'FEEST-2NE')
  expect(list).toMatchObject({ event_date: '2027-04-17', hidden_until: '2027-04-18', can_deliver_to_owner: true })
  expect(
    list.items.map(({ quantity, given, remaining, collected }) => [quantity, given, remaining, collected]),
  ).toEqual([
    [1, 0, 0, 1745],
    [6, 4, 2, 0],
    [2, 2, 0, 0],
    [1, 0, 1, 0],
    [2, 0, 2, 0],
    [2, 1, 1, 0],
    [2, 0, 2, 0],
  ])
  expect(list.items[0]).toMatchObject({ remaining_amount: 1145, priority: 1 })
})

test('no user can log in as a person of the demo or find one of their orders', async () => {
  const visitor = new Shopper(sandbox)
  expect(sandbox.database.all(`SELECT 1 FROM customer WHERE email <> '' OR is_guest = 0`)).toEqual([])
  expect(await visitor.refused('POST', '/v1/sessions', { email: '', password: '' })).toMatchObject({ status: 422 })
  const search = { number: 'UN-DEMO-1', email: '' }
  expect(await visitor.refused('POST', '/v1/orders/search', search)).toMatchObject({ status: 422 })
})

test('a giver can give what remains, and the first real order has the first number', async () => {
  const giver = new Shopper(sandbox)
  const [, chairs] = (await readPublicGiftlist(giver, 'FEEST2NE')).items
  await giveGift(giver, 100401, chairs!.id_giftlist_product, { quantity: 2 })
  await giver.guest()
  await giver.buy()
  expect((await readPublicGiftlist(giver, 'FEEST2NE')).items[1]).toMatchObject({ given: 6, remaining: 0 })
  expect(sandbox.database.all(`SELECT number FROM orders WHERE email <> ''`)).toEqual([{ number: 'UN-2026-00001' }])
})

test('a shop with another catalogue gets no list', () => {
  const emptyLists = { brands: [], categories: [], families: [], products: [], scenes: [], campaigns: [], vouchers: [] }
  const folder = folderWith({
    'catalogue.json': JSON.stringify({ ...catalogueData, ...emptyLists }),
    'facets.json': JSON.stringify({ colours: [], materials: [], synonyms: [] }),
  })
  const otherSandbox = openSandbox({
    database: ':memory:',
    catalogueFile: path.join(folder, 'catalogue.json'),
    facetsFile: path.join(folder, 'facets.json'),
    hasDemoGiftlist: true,
  })
  expect(otherSandbox.database.count('giftlist')).toBe(0)
  otherSandbox.close()
})
