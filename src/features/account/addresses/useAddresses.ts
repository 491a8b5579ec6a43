import { useCallback, useEffect, useState } from 'react'
import type { Country } from '../../../contract/catalogue'
import type { Address } from '../../../contract/session'
import { useCountries } from '../../../state/checkout/useCountries'
import { useShopDispatch, useShopSelector } from '../../../state/hooks'
import { loadAddresses } from '../../../state/session/addresses/loadAddresses'

interface KnownAddresses {
  addresses: readonly Address[]
  /** Empty until they are there: addresses show without their country's name meanwhile. */
  countries: readonly Country[]
  status: 'loading' | 'ready' | 'failed'
  retry: () => void
}

/**
 * The customer's addresses for their page: those of the session at once, and as the shop has them now as soon as it
 * answers. 'failed' when they, or the names of their countries, could not be fetched.
 */
export function useAddresses(): KnownAddresses {
  const dispatch = useShopDispatch()
  const { addresses, token } = useShopSelector(({ session }) => session)
  const { countries, retry: retryCountries } = useCountries()
  const [status, setStatus] = useState<KnownAddresses['status']>('loading')
  const [attempt, setAttempt] = useState(1)

  useEffect(() => {
    // Who has been logged out is asked to log in, and has another token then.
    if (token === null) return undefined
    let left = false
    void dispatch(loadAddresses()).then((error) => {
      if (!left) setStatus(error ? 'failed' : 'ready')
    })
    return () => {
      left = true
    }
  }, [dispatch, attempt, token])

  const retry = useCallback(() => {
    setStatus('loading')
    setAttempt((before) => before + 1)
    if (countries === 'failed') retryCountries()
  }, [countries, retryCountries])

  return {
    addresses,
    countries: Array.isArray(countries) ? countries : [],
    status: countries === 'failed' && status === 'ready' ? 'failed' : status,
    retry,
  }
}
