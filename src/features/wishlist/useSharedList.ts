import { useEffect, useState } from 'react'
import { ApiError } from '../../apiClient/ApiError'
import { loadSharedWishlist } from '../../apiClient/wishlist'
import type { SharedWishlist } from '../../contract/wishlist'
import { endpoints } from '../../state/app/endpoints'
import { useShopDispatch } from '../../state/hooks'
import type { ShopThunk } from '../../state/services'

/** What a key may look like: what cannot be one is not sent. */
const possible = /^[\w-]{1,100}$/

const load =
  (key: string): ShopThunk<Promise<SharedWishlist | 'unknown' | 'failed'>> =>
  async (dispatch, _getState, { client }) => {
    if (!possible.test(key)) return 'unknown'
    try {
      return await loadSharedWishlist(client, await dispatch(endpoints()), key)
    } catch (error) {
      return error instanceof ApiError && error.status === 404 ? 'unknown' : 'failed'
    }
  }

/** Somebody's list by the key of its link. Give the component that uses it the key as its `key`. */
export function useSharedList(key: string) {
  const dispatch = useShopDispatch()
  const [list, setList] = useState<SharedWishlist | 'loading' | 'unknown' | 'failed'>('loading')
  useEffect(() => {
    if (list !== 'loading') return undefined
    let left = false
    void dispatch(load(key)).then((loaded) => !left && setList(loaded))
    return () => {
      left = true
    }
  }, [dispatch, key, list])
  return { list, retry: () => setList('loading') }
}
