import { useEffect, useState } from 'react'
import { loadGiftlists } from '../../../apiClient/giftlist'
import type { Giftlist } from '../../../contract/giftlist'
import { useShopDispatch } from '../../../state/hooks'
import type { ShopThunk } from '../../../state/services'

const load =
  (): ShopThunk<Promise<Giftlist[]>> =>
  async (_dispatch, getState, { client }) =>
    (await loadGiftlists(client, getState().session.links))._embedded.giftlists

/** The customer's gift lists as the shop has them now, the latest first. */
export function useGiftlists() {
  const dispatch = useShopDispatch()
  const [lists, setLists] = useState<readonly Giftlist[] | 'loading' | 'failed'>('loading')
  useEffect(() => {
    if (lists !== 'loading') return undefined
    let left = false
    dispatch(load()).then(
      (found) => !left && setLists(found),
      () => !left && setLists('failed'),
    )
    return () => {
      left = true
    }
  }, [dispatch, lists])
  return {
    lists,
    retry: () => setLists('loading'),
    /** One that has just been made, or found. */
    know: (list: Giftlist) =>
      setLists((before) =>
        Array.isArray(before) && !before.some(({ id_giftlist }) => id_giftlist === list.id_giftlist)
          ? [list, ...before]
          : before,
      ),
  }
}
