import { useEffect, useState } from 'react'
import { loadProducts, loadSuggestions } from '../../../../apiClient/catalogue'
import type { ProductCard } from '../../../../contract/product'
import type { Suggestions } from '../../../../contract/suggestions'
import { openShop } from '../../../../state/door'
import { endpoints } from '../../../../state/app/endpoints'
import type { ShopThunk } from '../../../../state/services'

interface Offers {
  /** Departments that may be meant. */
  departments: Suggestions['_embedded']['categories']
  newest: readonly ProductCard[]
}

const nothing: Offers = { departments: [], newest: [] }
/** One row of the wall. */
const pieces = 4
const mostDepartments = 3

const askDepartments =
  (words: string): ShopThunk<Promise<Offers['departments']>> =>
  async (dispatch, _getState, { client }) => {
    const { _embedded } = await loadSuggestions(client, await dispatch(endpoints()), words)
    return _embedded.categories.slice(0, mostDepartments)
  }

const askNewest =
  (): ShopThunk<Promise<Offers['newest']>> =>
  async (dispatch, _getState, { client }) => {
    const query = { new: 1, sort: 'newest', limit: pieces } as const
    return (await loadProducts(client, await dispatch(endpoints()), query))._embedded.products
  }

/** What to offer somebody whose search found nothing. It is only an offer: what can't be fetched is left out. */
export function useOffers(words: string): Offers {
  const [offers, setOffers] = useState(nothing)
  useEffect(() => {
    let left = false
    const add = (more: Partial<Offers>) => {
      if (!left) setOffers((before) => ({ ...before, ...more }))
    }
    openShop().then(
      (shop) => {
        const nought = () => undefined
        shop.dispatch(askDepartments(words)).then((departments) => add({ departments }), nought)
        shop.dispatch(askNewest()).then((newest) => add({ newest }), nought)
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [words])
  return offers
}
