import { useEffect, useRef, useState } from 'react'
import type { designThunks, SavedDesignList } from '../../../store/design/designThunks'
import { createQueue } from '../../../store/createQueue'
import { useErrorMessage } from '../../../store/http/errorMessage'
import { selectIsOpen } from '../../../store/appSlice'
import { useAppSelector } from '../../../store/hooks'
import { useMutation } from '../../../store/query/useMutation'
import { type RecordedError, loadCode } from '../../../store/http/ApiError'
import type { AppThunk } from '../../../store/AppThunk'

type CreateThunk = (thunks: typeof designThunks) => AppThunk<Promise<SavedDesignList>>

/** The designs come from the account or, without an account, from the device. Only an open store can load them. */
export function useSavedDesigns() {
  const describeError = useErrorMessage()
  const [list, setList] = useState<SavedDesignList | null>(null)
  const isOpen = useAppSelector(selectIsOpen)
  const updateList =
    (createThunk: CreateThunk): AppThunk<Promise<RecordedError | null>> =>
    async (dispatch) => {
      const { designThunks } = await loadCode(
        () => import(/* webpackChunkName: "design" */ '../../../store/design/designThunks'),
      )
      const savedDesigns = await dispatch(createThunk(designThunks))
      setList((before) => (savedDesigns.error && before ? addMissingDesigns(savedDesigns, before) : savedDesigns))
      return savedDesigns.error
    }
  const loadingMutation = useMutation(() => updateList((thunks) => thunks.loadSavedDesigns()))
  const listPromise = useRef<Promise<unknown> | null>(null)
  const loadListOnce = () => (listPromise.current ??= loadingMutation.run())
  // A change waits until the list has loaded, because two simultaneous requests could both send a design that is stored
  // on the device.
  const { isBusy, error, run } = useMutation(
    (createThunk: CreateThunk): AppThunk<Promise<RecordedError | null>> =>
      async (dispatch) => {
        await loadListOnce()
        loadingMutation.clearError()
        return dispatch(updateList(createThunk))
      },
  )
  // A removal may be undone, or another design removed, before the response.
  const [enqueue] = useState(createQueue)
  useEffect(() => {
    if (isOpen) void loadListOnce()
  }, [isOpen]) // eslint-disable-line react-hooks/exhaustive-deps -- the list is loaded once
  const shownError = error ?? loadingMutation.error
  return {
    list,
    isBusy,
    error: shownError && describeError(shownError, {}),
    /** Resolves to false if the account did not accept the design, which then stays on the device. */
    saveDesign: async (name: string, design: string) =>
      (await enqueue(() => run((thunks) => thunks.saveDesign({ name, design })))) === null,
    removeDesign: (design: string) => void enqueue(() => run((thunks) => thunks.removeSavedDesign(design))),
  }
}

/** After an error, the list lacks the designs of the account. */
const addMissingDesigns = (list: SavedDesignList, before: SavedDesignList): SavedDesignList => ({
  ...list,
  designs: [
    ...list.designs,
    ...before.designs.filter(({ design }) => !list.designs.some((savedDesign) => savedDesign.design === design)),
  ],
})
