import { listFullProducts } from '../visit/findVariants'
import type { Visit } from '../visit/Visit'

/** A visitor opens the search, types a word, and requests lists with invalid values. */
export async function walkSearch(visit: Visit): Promise<void> {
  const visitor = visit.createPerson()
  const root = await visit.readRoot(visitor)
  await visit.runPart(async () => void (await visitor.call('startSearch', root)))
  const [product] = await listFullProducts(visitor, root)
  const word = product?.name.split(' ')[0]?.slice(0, 20) ?? ''
  await visit.runPart(async () => {
    const { q } = await visitor.call('suggest', root, { payload: { q: word } })
    visitor.check('suggest', 'A visitor types a name', 'q', word, q || word)
    await visitor.expectRefusal('suggest', root, ['invalid'], {
      situation: 'One letter is too short',
      payload: { q: 'a' },
    })
  })
  for (const payload of [{ sort: 'sideways' }, { page: 0 }, { limit: 1000 }, { price_min: 'cheap' }]) {
    await visitor.expectRefusal('listProducts', root, ['invalid'], {
      situation: `A list with ${new URLSearchParams(Object.entries(payload).map(([name, value]) => [name, String(value)]))}`,
      payload,
    })
  }
}
