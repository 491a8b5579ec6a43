import { useCallback, useEffect, useState } from 'react'
import type { Country } from '../../contract/catalogue'
import { useStoreDispatch } from '../hooks'
import { loadCountries } from './loadCountries'

/**
 * The countries of delivery for a component: 'loading' at first, 'failed' when `retry` is worth a try. `load` stays the
 * same function: another one would be a new question.
 */
export function useCountries(load = loadCountries): { countries: Country[] | 'loading' | 'failed'; retry: () => void } {
  const dispatch = useStoreDispatch()
  const [countries, setCountries] = useState<Country[] | 'loading' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(1)

  useEffect(() => {
    let unmounted = false
    void dispatch(load()).then((loaded) => {
      if (!unmounted) setCountries(loaded ?? 'failed')
    })
    return () => {
      unmounted = true
    }
  }, [dispatch, load, attempt])

  const retry = useCallback(() => {
    setCountries('loading')
    setAttempt((before) => before + 1)
  }, [])
  return { countries, retry }
}
