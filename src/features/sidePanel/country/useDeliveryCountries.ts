import { useCallback, useEffect, useState } from 'react'
import { loadCountries } from '../../../api/catalogue'
import { ApiError } from '../../../api/ApiError'
import type { Country } from '../../../contract/catalogue'
import { endpoints } from '../../../state/app/endpoints'
import { useShopDispatch } from '../../../state/hooks'
import type { ShopThunk } from '../../../state/services'

const load =
  (): ShopThunk<Promise<Country[] | 'failed'>> =>
  async (dispatch, _getState, { client }) => {
    try {
      return await loadCountries(client, await dispatch(endpoints()))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return 'failed'
    }
  }

/** The countries with what delivery costs there for the cart of now: asked for whenever the panel opens. */
export function useDeliveryCountries(): { countries: Country[] | 'loading' | 'failed'; retry: () => void } {
  const dispatch = useShopDispatch()
  const [countries, setCountries] = useState<Country[] | 'loading' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    let left = false
    void dispatch(load()).then((loaded) => {
      if (!left) setCountries(loaded)
    })
    return () => {
      left = true
    }
  }, [dispatch, attempt])
  const retry = useCallback(() => {
    setCountries('loading')
    setAttempt((before) => before + 1)
  }, [])
  return { countries, retry }
}
