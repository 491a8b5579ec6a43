import { useEffect, useState } from 'react'
import type { Suggestions } from '../../contract/productList'
import { minLetters } from './searchHistory'
import { loadSuggestions } from '../../store/catalogue/catalogueApi'
import { fetchEndpoints } from '../../store/fetchEndpoints'
import { getStore } from '../../store/lazyStore'
import type { AppThunk } from '../../store/services'

/** How long somebody must stop typing before the shop is asked, in ms. */
const pause = 150

/**
 * What the shop suggests for the words: null for fewer than two letters and before the first answer, 'failed' when it
 * could not be asked. While somebody types on, the last answer stays; answers to words of before are dropped.
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

/** Asks the shop what the words may mean; opens it when it is not open yet. Rejects with the ApiError, also when aborted. */
const fetchSuggestions = async (words: string, signal: AbortSignal): Promise<Suggestions> =>
  (await getStore()).dispatch(requestSuggestions(words, signal))
