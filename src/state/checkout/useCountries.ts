import { useCallback, useEffect, useState } from 'react'
import type { Country } from '../../contract/catalogue'
import { useShopDispatch } from '../hooks'
import { loadCountries } from './loadCountries'

/**
 * The countries of delivery for a component: 'loading' at first, 'failed' when `retry` is worth a try. `ask` stays the
 * same function: another one would be a new question.
 */
export function useCountries(ask = loadCountries): { countries: Country[] | 'loading' | 'failed'; retry: () => void } {
  const dispatch = useShopDispatch()
  const [countries, setCountries] = useState<Country[] | 'loading' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(1)

  useEffect(() => {
    let left = false
    void dispatch(ask()).then((loaded) => {
      if (!left) setCountries(loaded ?? 'failed')
    })
    return () => {
      left = true
    }
  }, [dispatch, ask, attempt])

  const retry = useCallback(() => {
    setCountries('loading')
    setAttempt((before) => before + 1)
  }, [])
  return { countries, retry }
}
