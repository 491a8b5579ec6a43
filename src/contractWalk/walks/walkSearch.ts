import { listFullProducts } from '../visit/findVariants'
import type { Visit } from '../visit/Visit'

/** A visitor opens the search, types a word, and requests lists with invalid values. */
export async function walkSearch(visit: Visit): Promise<void> {
  const visitor = visit.createPerson()
  await visit.runPart(() => visitor.call('startSearch'))
  const [product] = await listFullProducts(visitor)
  const word = product?.name.split(' ')[0]?.slice(0, 20) ?? ''
  await visit.runPart(async () => {
    const { q } = await visitor.call('suggest', { payload: { q: word } })
    visitor.check('suggest', 'A visitor types a name', 'q', word, q || word)
    await visitor.expectRefusal('suggest', ['invalid'], { situation: 'One letter is too short', payload: { q: 'a' } })
  })
  for (const [name, value] of Object.entries({ sort: 'sideways', page: 0, limit: 1000, price_min: 'cheap' })) {
    const situation = `A list with ${name}=${value}`
    await visitor.expectRefusal('listProducts', ['invalid'], { situation, payload: { [name]: value } })
  }
}
