import { openShop } from '../../state/door'
import type { NewsletterFault } from '../../state/newsletter/newsletterFault'
import type { ShopThunk } from '../../state/services'
import type { later } from '../../state/later'

type Calls = Awaited<ReturnType<typeof later.newsletter>>

/** Asks the shop something, once it and its calls have come: when they can't be fetched, that is no line either. */
export async function atTheShop(
  deed: (calls: Calls) => ShopThunk<Promise<NewsletterFault | null>>,
): Promise<NewsletterFault | null> {
  const fetched = await openShop()
    .then(async (shop) => ({ shop, calls: await shop.dispatch((_dispatch, _state, { later }) => later.newsletter()) }))
    .catch(() => null)
  return fetched ? fetched.shop.dispatch(deed(fetched.calls)) : 'network'
}
