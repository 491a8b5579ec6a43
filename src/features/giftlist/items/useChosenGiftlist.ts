import { useEffect, useReducer } from 'react'
import type { Giftlist } from '../../../contract/giftlist'
import { loadGiftlists } from '../../../store/giftlist/giftlistApi'
import { useQuery } from '../../../store/query/useQuery'
import type { AppThunk } from '../../../store/services'
import { giftlistQuery, readGiftlistId } from './readGiftlistId'

const load =
  (): AppThunk<Promise<Giftlist[]>> =>
  async (_dispatch, getState, { client }) =>
    (await loadGiftlists(client, getState().session.links))._embedded.giftlists

/**
 * Returns the customer's lists and the one that the address names, or else the latest. It reads the address while
 * rendering, so only lazy sections may use it.
 */
export function useChosenGiftlist() {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const { status, data: lists, retry } = useQuery('giftlists', load)
  useEffect(() => {
    window.addEventListener('popstate', rerender)
    return () => window.removeEventListener('popstate', rerender)
  }, [])

  const wanted = readGiftlistId(window.location.search)
  const named = lists?.find(({ id_giftlist }) => id_giftlist === wanted)
  const choose = (id_giftlist: number) => {
    const { pathname } = window.location
    window.history.replaceState(window.history.state, '', pathname + giftlistQuery(id_giftlist))
    rerender()
  }
  return {
    failed: status === 'failed',
    retry,
    lists,
    /** Null while the lists load, and when there are none. */
    list: named ?? lists?.[0] ?? null,
    /** Whether the address names a list that the customer does not have. */
    isUnknown: lists !== undefined && wanted !== null && !named,
    choose,
  }
}
