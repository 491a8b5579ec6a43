import { idempotencyHeader } from '../../../../src/contract/limits'
import { openForSuite, sandbox, shopper } from '../../../support/sandbox/eachTest'
import { Shopper } from '../../../support/sandbox/Shopper'

openForSuite()

const buildDesign = (design: string, ...items: [id_product_attribute: number, quantity: number][]) => ({
  design,
  items: items.map(([id_product_attribute, quantity]) => ({
    id_product: Math.floor(id_product_attribute / 100),
    id_product_attribute,
    quantity,
  })),
})
/** Two uprights and three shelves; two uprights and five shelves; one upright more than there are. */
const threeShelves = buildDesign('1.three', [102808, 2], [102904, 3])
const fiveShelves = buildDesign('1.five', [102808, 2], [102904, 5])

const addDesign = (payload: object) => shopper.change('POST', '/v1/cart/designs', { id_lang: 1, ...payload })
const readQuantities = ({ items }: { items: { id_product_attribute: number; quantity: number }[] }) =>
  items.map(({ id_product_attribute, quantity }) => `${quantity} x ${id_product_attribute}`)

test('a design is added with all its parts in one step, and the campaign takes ten per cent off once there are six parts', async () => {
  const { cart, type } = await addDesign(threeShelves)
  expect(type).toBe('design_added')
  expect(readQuantities(cart)).toEqual(['2 x 102808', '3 x 102904'])
  expect(cart.designs).toMatchObject([{ design: '1.three' }])
  expect(readQuantities(cart.designs[0]!)).toEqual(['2 x 102808', '3 x 102904'])
  expect(cart.totals).toMatchObject({ items: 275, discount: 0 })
  const six = (await addDesign(fiveShelves)).cart
  expect(readQuantities(six)).toEqual(['4 x 102808', '8 x 102904'])
  expect(six.designs.map(({ design }) => design)).toEqual(['1.three', '1.five'])
  expect(six.totals).toMatchObject({ items: 668, discount: 66.8, total: 601.2 })
})

test('an addition that is repeated with its key counts once', async () => {
  shopper.headers[idempotencyHeader] = 'a design'
  const { cart } = await addDesign(threeShelves)
  expect((await addDesign(threeShelves)).cart).toEqual(cart)
  expect(await shopper.refused('POST', '/v1/cart/designs', { id_lang: 1, ...fiveShelves })).toMatchObject({
    type: 'invalid',
  })
})

test('a changed design replaces the one in the cart, including its parts', async () => {
  await shopper.add(102904, 1)
  const [before] = (await addDesign(fiveShelves)).cart.designs
  const { cart, type } = await addDesign({ ...threeShelves, replaces: before!.id })
  expect(type).toBe('design_replaced')
  expect(readQuantities(cart)).toEqual(['4 x 102904', '2 x 102808'])
  expect(cart.designs.map(({ design }) => design)).toEqual(['1.three'])
})

test('a changed design keeps its id, so that another tab with the former one replaces it, too', async () => {
  const [before] = (await addDesign(fiveShelves)).cart.designs
  await addDesign({ ...threeShelves, replaces: before!.id })
  const { cart, type } = await addDesign({ ...fiveShelves, design: '1.other', replaces: before!.id })
  expect(type).toBe('design_replaced')
  expect(cart.designs).toMatchObject([{ id: before!.id, design: '1.other' }])
})

test('a design is delivered as a whole: a light one as a parcel, a heavy one by two persons', async () => {
  const manyShelves = buildDesign('1.many', [102808, 2], [102904, 12])
  await addDesign(threeShelves)
  expect((await addDesign(manyShelves)).cart.designs).toMatchObject([
    { delivery: { unit: 'days', min: 1, max: 3 } },
    { delivery: { unit: 'days', min: 5, max: 8 } },
  ])
})

test('a design that replaces a removed one is added as a new one', async () => {
  expect(await addDesign({ ...threeShelves, replaces: 987654 })).toMatchObject({ type: 'design_added' })
})

test('when a part is short, nothing is added or replaced, and the error names every short part', async () => {
  const before = (await addDesign(threeShelves)).cart
  const designWithoutStock = buildDesign('1.short', [102904, 3], [103103, 1], [102901, 4])
  const error = await shopper.refused('POST', '/v1/cart/designs', {
    id_lang: 1,
    ...designWithoutStock,
    replaces: before.designs[0]!.id,
  })
  expect(error).toMatchObject({
    type: 'out_of_stock',
    data: {
      stock: 0,
      missing: [
        { id_product_attribute: 103103, stock: 0 },
        { id_product_attribute: 102901, stock: 2 },
      ],
    },
  })
  const cart = (await shopper.cart())!
  expect(readQuantities(cart)).toEqual(readQuantities(before))
  expect(cart.designs).toEqual(before.designs)
})

test('the parts of the replaced design count as stock', async () => {
  const wholeStock = buildDesign('1.all', [102901, 2])
  const [before] = (await addDesign(wholeStock)).cart.designs
  expect((await addDesign({ ...wholeStock, design: '1.again', replaces: before!.id })).cart.items).toMatchObject([
    { quantity: 2 },
  ])
})

test('a design with a missing part is no longer listed until the part is back', async () => {
  const { cart } = await addDesign(threeShelves)
  const shelves = cart.items.find(({ id_product_attribute }) => id_product_attribute === 102904)!
  const href = shelves._links['update']!.href
  expect((await shopper.change('PUT', href, { quantity: 2, id_lang: 1 })).cart.designs).toEqual([])
  expect((await shopper.change('PUT', href, { quantity: 3, id_lang: 1 })).cart.designs).toHaveLength(1)
})

test('removing a design removes its parts, and other items of the same kind stay', async () => {
  await shopper.add(102904, 2)
  const [design] = (await addDesign(threeShelves)).cart.designs
  const { cart, type } = await shopper.change('DELETE', design!._links['remove']!.href)
  expect(type).toBe('design_removed')
  expect(readQuantities(cart)).toEqual(['2 x 102904'])
  expect(await shopper.refused('DELETE', design!._links['remove']!.href)).toMatchObject({ status: 404 })
})

test('a design of another cart is neither replaced nor removed', async () => {
  const [design] = (await addDesign(threeShelves)).cart.designs
  const other = new Shopper(sandbox)
  await other.change('POST', '/v1/cart/designs', { id_lang: 1, ...fiveShelves, replaces: design!.id })
  expect(await other.refused('DELETE', design!._links['remove']!.href)).toMatchObject({ status: 404 })
  expect((await shopper.cart())!.designs).toHaveLength(1)
})

test.each([
  ['markup in the design', { design: '<b>', items: threeShelves.items }, 'design'],
  ['a design of 601 characters', { design: 'a'.repeat(601), items: threeShelves.items }, 'design'],
  ['no parts', { design: '1', items: [] }, 'items'],
  ['more parts than a design can have', { design: '1', items: Array(61).fill(threeShelves.items[0]) }, 'items'],
  ['half a part', { design: '1', items: [{ ...threeShelves.items[0], quantity: 0.5 }] }, 'items.0.quantity'],
  ['a thousand parts', { design: '1', items: [{ ...threeShelves.items[0], quantity: 1000 }] }, 'items.0.quantity'],
])('%s is refused', async (_, payload, field) => {
  expect(await shopper.invalidField('POST', '/v1/cart/designs', { id_lang: 1, ...payload })).toBe(field)
})

test('a variant that the shop does not have is not found', async () => {
  const payload = { id_lang: 1, design: '1', items: [{ id_product: 1001, id_product_attribute: 102904, quantity: 1 }] }
  expect(await shopper.refused('POST', '/v1/cart/designs', payload)).toMatchObject({ type: 'not_found' })
})
