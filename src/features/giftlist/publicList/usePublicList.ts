import { useCallback, useEffect, useRef } from 'react'
import { isErrorOfType } from '../../../contract/error'
import type { PublicGiftlist } from '../../../contract/giftlist'
import { fetchEndpoints } from '../../../store/http/links'
import { loadPublicGiftlist } from '../../../store/giftlist/publicGiftlistApi'
import { useAppDispatch } from '../../../store/hooks'
import { ApiError } from '../../../store/http/ApiError'
import { useQuery } from '../../../store/query/useQuery'
import type { AppThunk } from '../../../store/AppThunk'

/** A list, or the reason why it cannot be shown. */
type ShownList = PublicGiftlist | 'unknown' | 'closed'

const loadList =
  (key: string | null): AppThunk<Promise<ShownList>> =>
  async (dispatch, _getState, { client }) => {
    if (key === null) return 'unknown'
    try {
      return await loadPublicGiftlist(client, await dispatch(fetchEndpoints()), key)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (isErrorOfType(error, 'giftlist_closed')) return 'closed'
      if (error.status === 404 || error.status === 422) return 'unknown'
      throw error
    }
  }

/**
 * Gifts change while the page is open, so the list is loaded again when the user returns to its tab. If that request
 * fails, the shown list does not change.
 * @param key a code or an id; null for a URL that cannot name a list. The parent must also pass it as the React `key`.
 */
export function usePublicList(key: string | null) {
  const dispatch = useAppDispatch()
  const { replace, ...query } = useQuery(key ?? 'unknown', () => loadList(key), { isPublic: true })
  const latestReplace = useRef(replace)
  latestReplace.current = replace
  const refreshCount = useRef(0)

  const refreshList = useCallback(async () => {
    refreshCount.current += 1
    const refreshNumber = refreshCount.current
    const freshList = await dispatch(loadList(key)).catch(() => null)
    // An older response must not replace a newer response.
    if (freshList && refreshNumber === refreshCount.current) latestReplace.current(() => freshList)
  }, [dispatch, key])

  useEffect(() => {
    const handleVisibilityChange = () => {
      if (document.visibilityState === 'visible') void refreshList()
    }
    document.addEventListener('visibilitychange', handleVisibilityChange)
    return () => document.removeEventListener('visibilitychange', handleVisibilityChange)
  }, [refreshList])
  return { ...query, refreshList }
}
