import { useRef } from 'react'
import type { Suggestions } from '../../contract/productList'
import { fewestLetters } from './searchHistory'
import { loadSuggestions } from '../../store/catalogue/catalogueApi'
import { fetchEndpoints } from '../../store/fetchEndpoints'
import type { AppThunk } from '../../store/services'
import { useLazyQuery } from '../../store/useLazyQuery'

/** In ms: a request is sent once the typing has paused for so long. */
const pause = 150

/**
 * What the shop suggests for the words: null for fewer than two letters and before the first answer, 'failed' when it
 * could not be reached. While the typing goes on, the last answer stays; answers to earlier words are dropped.
 */
export function useSuggestions(words: string): Suggestions | 'failed' | null {
  const isEnough = words.length >= fewestLetters
  const { status, data } = useLazyQuery(isEnough ? words : null, (signal) => fetchSuggestions(words, signal))
  const shown = useRef<Suggestions | 'failed' | null>(null)
  if (!isEnough) shown.current = null
  else if (status === 'failed') shown.current = 'failed'
  else if (data) shown.current = data
  return shown.current
}

/** Rejects with the ApiError, also when aborted. */
const fetchSuggestions =
  (words: string, signal: AbortSignal): AppThunk<Promise<Suggestions>> =>
  async (dispatch, _getState, { client }) => {
    // A request that was aborted meanwhile is not sent.
    await new Promise((resolve) => window.setTimeout(resolve, pause))
    return loadSuggestions(client, await dispatch(fetchEndpoints()), words, signal)
  }
