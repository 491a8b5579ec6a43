import { useState } from 'react'
import { getStore } from './lazyStore'
import type { AppThunk } from './services'
import { useBusy, useIsMounted } from './useBusy'

export type LazyMutationState = 'idle' | 'busy' | 'failed'

/**
 * Changes something through the shop API for a component outside the Provider. The store and the thunks are fetched by
 * the first run: until they are there the state is 'busy', and further runs do nothing. 'failed' says that they could not
 * be fetched; the next run tries again. What the shop API answers is for the thunk to show.
 * @param load fetches the thunks
 */
export function useLazyMutation<Thunks>(load: () => Promise<Thunks>) {
  const { busy, run: runAlone } = useBusy()
  const isMounted = useIsMounted()
  const [failed, setFailed] = useState(false)

  const run = (createThunk: (thunks: Thunks) => AppThunk<Promise<unknown>>): Promise<void> =>
    runAlone(async () => {
      setFailed(false)
      try {
        const [store, thunks] = await Promise.all([getStore(), load()])
        await store.dispatch(createThunk(thunks))
      } catch {
        if (isMounted()) setFailed(true)
      }
    })
  const state: LazyMutationState = busy ? 'busy' : failed ? 'failed' : 'idle'
  return { state, run }
}
