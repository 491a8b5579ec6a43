import { openAccount } from '../../../support/sandbox/register'
import { giftlistItem, ownGiftlist, type GiftlistItem } from '../../../../src/contract/giftlist'
import { assertWalks, fc, scaleRuns } from '../../../support/propertyTests'
import {
  addGiftlistItem,
  changeGiftlistItem,
  giftlistsPath,
  makeGiftlist,
  readOwnGiftlist,
} from '../../../support/sandbox/giftlistCalls'
import type { Shopper } from '../../../support/sandbox/Shopper'
import { openEachTest, sandbox, setStock } from '../../../support/sandbox/eachTest'

let an: Shopper
let id_giftlist: number
openEachTest()
beforeEach(async () => {
  an = await openAccount(sandbox)
  ;({ id_giftlist } = await makeGiftlist(an))
})

const addItem = (variant = 100101) => addGiftlistItem(an, id_giftlist, variant)
const readPositions = async () =>
  (await readOwnGiftlist(an, id_giftlist)).items.map(
    ({ id_product_attribute, priority }) => `${priority}: ${id_product_attribute}`,
  )
const removeItem = (item: GiftlistItem) => an.call(ownGiftlist, 'DELETE', item._links['remove']!.href)

describe('adding a variant', () => {
  test('a variant is added once, at the end of the list, no matter how often it is sent', async () => {
    const first = await addItem()
    expect(first).toMatchObject({ id_giftlist, quantity: 1, priority: 1, received: 0 })
    expect(await addItem(100301)).toMatchObject({ quantity: 1, priority: 2 })
    const changed = await changeGiftlistItem(an, first, { quantity: 3, priority: 2 })
    expect(await addItem()).toEqual(changed)
    expect(await readPositions()).toEqual(['1: 100301', '2: 100101'])
  })

  test('an item contains the variant in words, its price, picture and addresses, and the remaining amount', async () => {
    expect(await addItem(102001)).toMatchObject({
      ...{ id_product: 1020, id_product_attribute: 102001, price: 2890, name: 'Lampi driezitsbank' },
      ...{ combination: 'geolied eik, haver', product_slugs: { nl: 'lampi-driezitsbank' }, given: 0, collected: 0 },
      ...{ remaining: 1, remaining_amount: 2890, picture: { alt: expect.any(String) as string } },
    })
    expect(await addItem(105001)).toMatchObject({ price: 69, remaining: 1, remaining_amount: null })
    an.headers['Lang'] = '2'
    expect((await readOwnGiftlist(an, id_giftlist)).items[0]).toMatchObject({ name: 'Lampi three-seat sofa' })
  })

  test('a sold-out variant can be added', async () => {
    setStock(100101, 0)
    expect(await addItem()).toMatchObject({ quantity: 1 })
  })

  test('a variant that is no longer sold cannot be added; if it is on a list, it has no price and nothing of it remains', async () => {
    await addItem()
    sandbox.database.run('UPDATE product SET active = 0 WHERE id_product IN (1001, 1003)')
    const path = `${giftlistsPath}/${id_giftlist}/1003/100301`
    expect(await an.refused('POST', path)).toMatchObject({ type: 'product_gone' })
    expect((await readOwnGiftlist(an, id_giftlist)).items).toMatchObject([
      { price: null, remaining: 0, remaining_amount: null, name: 'Tove eetkamerstoel' },
    ])
  })

  test.each(['1001/999999', '1003/100101', '1001/x', 'x/100101', '9999/100101', '1001/100101%00'])(
    'adding the unknown variant %s returns a 404',
    async (variant) => {
      const path = `${giftlistsPath}/${id_giftlist}/${variant}`
      expect(await an.refused('POST', path)).toMatchObject({ type: 'not_found' })
      expect(await readPositions()).toEqual([])
    },
  )

  test('a list holds 200 variants, and adding one of them again changes nothing', async () => {
    await addItem()
    sandbox.database.run(
      `INSERT INTO giftlist_product (id_giftlist, id_product_attribute, quantity, priority)
        SELECT ?, id_product_attribute, 1, row_number() OVER () + 1 FROM combination
        WHERE id_product_attribute NOT IN (100101, 100301) LIMIT 199`,
      id_giftlist,
    )
    const refusal = await an.refused('POST', `${giftlistsPath}/${id_giftlist}/1003/100301`)
    expect(refusal).toMatchObject({ type: 'giftlist_full', data: { maximum: 200 } })
    expect(await addItem()).toMatchObject({ priority: 1 })
  })
})

describe('changing an item', () => {
  test('items that were received reduce the remaining amount', async () => {
    const item = await changeGiftlistItem(an, await addItem(), { quantity: 3 })
    const { href, method } = item._links['received']!
    expect(method).toBe('PUT')
    const received = await an.call(giftlistItem, 'PUT', href, { received: 2 })
    expect(received).toMatchObject({ received: 2, remaining: 1, given: 0 })
    expect((await readOwnGiftlist(an, id_giftlist)).giftlist).toMatchObject({ wished: 3, given: 2 })
    expect(await an.call(giftlistItem, 'PUT', href, { received: 0 })).toMatchObject({ received: 0, remaining: 3 })
  })

  test.each([
    ['', { quantity: 0, priority: 1 }, 'quantity'],
    ['', { quantity: 1000, priority: 1 }, 'quantity'],
    ['', { quantity: 1.5, priority: 1 }, 'quantity'],
    ['', { quantity: 1, priority: 0 }, 'priority'],
    ['', { quantity: 1 }, 'priority'],
    ['/received', { received: -1 }, 'received'],
    ['/received', { received: 1000 }, 'received'],
    ['/received', {}, 'received'],
  ])('PUT of an item%s with %j is refused', async (path, body, field) => {
    const item = await addItem()
    expect(await an.invalidField('PUT', `${item._links['update']!.href}${path}`, body)).toBe(field)
    expect((await readOwnGiftlist(an, id_giftlist)).items).toEqual([item])
  })

  test('an item is removed once by its own link, and the others move up', async () => {
    const [first] = [await addItem(100101), await addItem(100301)]
    expect((await removeItem(first)).items).toMatchObject([{ id_product_attribute: 100301, priority: 1 }])
    expect(await an.refused('DELETE', first._links['remove']!.href)).toMatchObject({ status: 404 })
    const change = { quantity: 1, priority: 1 }
    expect(await an.refused('PUT', first._links['update']!.href, change)).toMatchObject({ status: 404 })
  })
})

test('whatever is added, moved and removed, the positions are numbered from 1 without gaps', async () => {
  const variants = [100101, 100301, 100401, 100501, 103701]
  const step = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), variant: fc.constantFrom(...variants) }),
    fc.record({ kind: fc.constant('move' as const), at: fc.nat(4), priority: fc.integer({ min: 1, max: 7 }) }),
    fc.record({ kind: fc.constant('remove' as const), at: fc.nat(4) }),
  )
  await assertWalks(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      sandbox.database.run('DELETE FROM giftlist_product')
      let expected: number[] = []
      for (const taken of steps) {
        const { items } = await readOwnGiftlist(an, id_giftlist)
        const item = taken.kind === 'add' ? undefined : items[taken.at]
        if (taken.kind === 'add') {
          await addItem(taken.variant)
          if (!expected.includes(taken.variant)) expected = [...expected, taken.variant]
        } else if (item) {
          const variant = item.id_product_attribute ?? 0
          expected = expected.filter((one) => one !== variant)
          if (taken.kind === 'remove') await removeItem(item)
          else {
            await changeGiftlistItem(an, item, { priority: taken.priority })
            expected.splice(taken.priority - 1, 0, variant)
          }
        }
        expect(await readPositions()).toEqual(expected.map((variant, index) => `${index + 1}: ${variant}`))
      }
    }),
    { numRuns: scaleRuns(100) },
  )
})
