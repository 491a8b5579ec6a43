import { useRef } from 'react'
import type { Suggestions } from '../../contract/productList'
import { minLetters } from './searchHistory'
import { loadSuggestions } from '../../store/catalogue/catalogueApi'
import { fetchEndpoints } from '../../store/fetchEndpoints'
import type { AppThunk } from '../../store/services'
import { useLazyQuery } from '../../store/query/useLazyQuery'

/** The debounce time before a request is sent, in ms. */
const pause = 150

/**
 * Returns the suggestions for a term: null for fewer than two characters and before the first response, or 'failed' when
 * the request failed. The last response stays while the user continues to type. Responses to earlier terms are
 * discarded.
 */
export function useSuggestions(words: string): Suggestions | 'failed' | null {
  const isEnough = words.length >= minLetters
  const { status, data } = useLazyQuery(isEnough ? words : null, (signal) => fetchSuggestions(words, signal))
  const shown = useRef<Suggestions | 'failed' | null>(null)
  if (!isEnough) shown.current = null
  else if (status === 'failed') shown.current = 'failed'
  else if (data) shown.current = data
  return shown.current
}

/** Fetches suggestions after the debounce time. Rejects with an ApiError, even when aborted. */
const fetchSuggestions =
  (words: string, signal: AbortSignal): AppThunk<Promise<Suggestions>> =>
  async (dispatch, _getState, { client }) => {
    // The client does not send a request that was aborted during the pause.
    await new Promise((resolve) => window.setTimeout(resolve, pause))
    return loadSuggestions(client, await dispatch(fetchEndpoints()), words, signal)
  }
