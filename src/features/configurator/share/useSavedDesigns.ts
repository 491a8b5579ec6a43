import { useEffect, useRef, useState } from 'react'
import type { designThunks } from '../../../store/design/designThunks'
import type { SavedDesignList } from '../../../store/design/results'
import { useErrorMessage } from '../../../store/http/errorMessage'
import { selectIsOpen } from '../../../store/appSlice'
import { useAppSelector } from '../../../store/hooks'
import { useMutation } from '../../../store/query/useMutation'
import { type RecordedError, loadCode } from '../../../store/http/ApiError'
import type { AppThunk } from '../../../store/services'

type CreateThunk = (thunks: typeof designThunks) => AppThunk<Promise<SavedDesignList>>

/** The designs that the user saved, in the account or else on the device. They are loaded once the store is open. */
export function useSavedDesigns() {
  const describeError = useErrorMessage()
  const [list, setList] = useState<SavedDesignList | null>(null)
  const isOpen = useAppSelector(selectIsOpen)
  const showAnswer =
    (createThunk: CreateThunk): AppThunk<Promise<RecordedError | null>> =>
    async (dispatch) => {
      const { designThunks } = await loadCode(
        () => import(/* webpackChunkName: "design" */ '../../../store/design/designThunks'),
      )
      const savedDesigns = await dispatch(createThunk(designThunks))
      setList(savedDesigns)
      return savedDesigns.error
    }
  const loadingMutation = useMutation(() => showAnswer((thunks) => thunks.loadSavedDesigns()))
  const loadedList = useRef<Promise<unknown> | null>(null)
  const loadOnce = () => (loadedList.current ??= loadingMutation.run())
  // A change waits for the list, because two calls at once could send a design of the device twice.
  const { busy, error, run } = useMutation(
    (createThunk: CreateThunk): AppThunk<Promise<RecordedError | null>> =>
      async (dispatch) => {
        await loadOnce()
        loadingMutation.clearError()
        return dispatch(showAnswer(createThunk))
      },
  )
  useEffect(() => {
    if (isOpen) void loadOnce()
  }, [isOpen]) // eslint-disable-line react-hooks/exhaustive-deps -- the list is loaded once
  const shownError = error ?? loadingMutation.error
  return {
    list,
    busy,
    error: shownError && describeError(shownError, {}),
    /** Resolves to whether the design is saved where it should be. */
    save: async (name: string, design: string) => (await run((thunks) => thunks.saveDesign({ name, design }))) === null,
    remove: (design: string) => void run((thunks) => thunks.removeSavedDesign(design)),
  }
}
