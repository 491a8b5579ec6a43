import { useEffect, useRef, useState } from 'react'
import type { SavedDesignList } from '../../../store/design/results'
import { useErrorMessage } from '../../../store/http/errorMessage'
import { onStoreReady } from '../../../store/lazyStore'
import { useLazyMutation } from '../../../store/query/useChange'
import type { RecordedError } from '../../../store/http/recordedError'
import type { AppThunk, LazyThunks } from '../../../store/services'

type DesignThunks = Awaited<ReturnType<LazyThunks['designs']>>['designThunks']
type DesignChange = AppThunk<Promise<RecordedError | null>>
type Wish = { type: 'load' } | { type: 'save'; name: string; design: string } | { type: 'remove'; design: string }

/** The designs that the user saved, in the account or else on the device. They are loaded once the store is. */
export function useSavedDesigns() {
  const describeError = useErrorMessage()
  const [list, setList] = useState<SavedDesignList | null>(null)
  const perform = (wish: Wish) =>
    Promise.resolve<DesignChange>(async (send, _getState, { lazyThunks }) => {
      const { designThunks } = await lazyThunks.designs()
      const saved = await send(createThunk(designThunks, wish))
      setList(saved)
      return saved.error
    })
  const loading = useLazyMutation(() => perform({ type: 'load' }))
  const loaded = useRef<Promise<unknown> | null>(null)
  const load = () => (loaded.current ??= loading.run())
  // A change waits for the list, because two calls at once could send a design of the device twice.
  const { busy, error, run } = useLazyMutation(async (wish: Wish) => {
    await load()
    loading.clearError()
    return perform(wish)
  })
  useEffect(() => onStoreReady(() => void load()), []) // eslint-disable-line react-hooks/exhaustive-deps -- the list is loaded once
  const shownError = error ?? loading.error
  return {
    list,
    busy,
    error: shownError && describeError(shownError, {}),
    /** Resolves to whether the design is saved where it should be. */
    save: async (name: string, design: string) => (await run({ type: 'save', name, design })) === null,
    remove: (design: string) => void run({ type: 'remove', design }),
  }
}

function createThunk(thunks: DesignThunks, wish: Wish) {
  if (wish.type === 'save') return thunks.saveDesign({ name: wish.name, design: wish.design })
  return wish.type === 'remove' ? thunks.removeSavedDesign(wish.design) : thunks.loadSavedDesigns()
}
