import { useEffect, useRef, useState } from 'react'
import type { designThunks } from '../../../store/design/designThunks'
import type { SavedDesignList } from '../../../store/design/results'
import { useErrorMessage } from '../../../store/http/errorMessage'
import { selectIsOpen } from '../../../store/appSlice'
import { useAppSelector } from '../../../store/hooks'
import { useMutation } from '../../../store/query/useMutation'
import { type RecordedError, loadCode } from '../../../store/http/ApiError'
import type { AppThunk } from '../../../store/services'

type DesignThunks = typeof designThunks
type Wish = { type: 'load' } | { type: 'save'; name: string; design: string } | { type: 'remove'; design: string }

/** The designs that the user saved, in the account or else on the device. They are loaded once the store is open. */
export function useSavedDesigns() {
  const describeError = useErrorMessage()
  const [list, setList] = useState<SavedDesignList | null>(null)
  const isOpen = useAppSelector(selectIsOpen)
  const performWish =
    (wish: Wish): AppThunk<Promise<RecordedError | null>> =>
    async (send) => {
      const { designThunks } = await loadCode(
        () => import(/* webpackChunkName: "design" */ '../../../store/design/designThunks'),
      )
      const savedDesigns = await send(createThunk(designThunks, wish))
      setList(savedDesigns)
      return savedDesigns.error
    }
  const loadingMutation = useMutation(() => performWish({ type: 'load' }))
  const loadedList = useRef<Promise<unknown> | null>(null)
  const loadOnce = () => (loadedList.current ??= loadingMutation.run())
  // A change waits for the list, because two calls at once could send a design of the device twice.
  const { busy, error, run } = useMutation((wish: Wish): AppThunk<Promise<RecordedError | null>> => async (send) => {
    await loadOnce()
    loadingMutation.clearError()
    return send(performWish(wish))
  })
  useEffect(() => {
    if (isOpen) void loadOnce()
  }, [isOpen]) // eslint-disable-line react-hooks/exhaustive-deps -- the list is loaded once
  const shownError = error ?? loadingMutation.error
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
