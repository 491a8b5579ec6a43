import type { Giftlist } from '../../../contract/giftlist'
import { loadGiftlists } from '../../../store/giftlist/giftlistApi'
import { useAppSelector } from '../../../store/hooks'
import { useQuery } from '../../../store/query/useQuery'
import type { AppThunk } from '../../../store/AppThunk'
import { selectSessionLinks, selectSessionToken } from '../../../store/session/sessionSlice'

/** The latest list comes first. */
export const fetchGiftlists =
  (signal: AbortSignal): AppThunk<Promise<Giftlist[]>> =>
  async (_dispatch, getState, { client }) =>
    (await loadGiftlists(client, selectSessionLinks(getState()), signal))._embedded.giftlists

/** The lists stay on the page after the session expires, because the user may have typed text in the settings. */
export function useGiftlists() {
  const token = useAppSelector(selectSessionToken)
  const { replace, ...query } = useQuery(token, fetchGiftlists, { keepsAnswer: true })
  return {
    ...query,
    replaceList: (list: Giftlist) =>
      replace((currentLists) =>
        currentLists.map((knownList) => (knownList.id_giftlist === list.id_giftlist ? list : knownList)),
      ),
    addList: (list: Giftlist) =>
      replace((currentLists) => [list, ...currentLists.filter(({ id_giftlist }) => id_giftlist !== list.id_giftlist)]),
    removeList: (list: Giftlist) =>
      replace((currentLists) => currentLists.filter(({ id_giftlist }) => id_giftlist !== list.id_giftlist)),
  }
}
