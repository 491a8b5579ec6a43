import { useReducer } from 'react'
import type { Giftlist } from '../../../contract/giftlist'
import { useLanguage } from '../../../i18n/LanguageContext'
import { loadGiftlists } from '../../../store/giftlist/giftlistApi'
import { useQuery } from '../../../store/query/useQuery'
import type { AppThunk } from '../../../store/services'
import { buildListPath, type ListPage } from '../owner/overview/giftlistPlaces'
import { useListId } from '../owner/overview/useListId'

const load =
  (): AppThunk<Promise<Giftlist[]>> =>
  async (_dispatch, getState, { client }) =>
    (await loadGiftlists(client, getState().session.links))._embedded.giftlists

/** Returns the customer's lists and the one that the URL of the page names, or else the latest. */
export function useChosenGiftlist(page: ListPage) {
  const language = useLanguage()
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const { status, data: lists, retry } = useQuery('giftlists', load)
  const wanted = useListId()
  const named = lists?.find(({ id_giftlist }) => id_giftlist === wanted)
  const choose = (id_giftlist: number) => {
    window.history.replaceState(window.history.state, '', buildListPath(page, language, id_giftlist))
    rerender()
  }
  return {
    failed: status === 'failed',
    retry,
    lists,
    /** Null while the lists load, and when there are none. */
    list: named ?? lists?.[0] ?? null,
    /** Whether the URL names a list that the customer does not have. */
    isUnknown: lists !== undefined && wanted !== null && !named,
    choose,
  }
}
