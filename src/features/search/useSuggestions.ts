import { useEffect, useState } from 'react'
import type { Suggestions } from '../../contract/productList'
import { minLetters } from './searchHistory'
import { loadSuggestions } from '../../store/catalogue/catalogueApi'
import { fetchEndpoints } from '../../store/fetchEndpoints'
import { getStore } from '../../store/lazyStore'
import type { AppThunk } from '../../store/services'

/** How long the typing must pause before a request is sent, in ms. */
const pause = 150

/**
 * Gives the suggestions for a term: null for fewer than two letters and before the first response, 'failed' when the
 * request failed. The last response stays while the user types on; responses to former terms are dropped.
 */
export function useSuggestions(words: string): Suggestions | 'failed' | null {
  const [answer, setAnswer] = useState<Suggestions | 'failed' | null>(null)
  const enough = words.length >= minLetters

  useEffect(() => {
    if (!enough) {
      setAnswer(null)
      return undefined
    }
    const call = new AbortController()
    const show = (now: Suggestions | 'failed') => {
      if (!call.signal.aborted) setAnswer(now)
    }
    const timer = window.setTimeout(() => fetchSuggestions(words, call.signal).then(show, () => show('failed')), pause)
    return () => {
      window.clearTimeout(timer)
      call.abort()
    }
  }, [words, enough])

  return enough ? answer : null
}

const requestSuggestions =
  (words: string, signal: AbortSignal): AppThunk<Promise<Suggestions>> =>
  async (dispatch, _getState, { client }) =>
    loadSuggestions(client, await dispatch(fetchEndpoints()), words, signal)

/** Fetches suggestions, after starting the store if needed. Rejects with an ApiError, also when aborted. */
const fetchSuggestions = async (words: string, signal: AbortSignal): Promise<Suggestions> =>
  (await getStore()).dispatch(requestSuggestions(words, signal))
