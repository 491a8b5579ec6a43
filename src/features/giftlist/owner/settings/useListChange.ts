import type { Giftlist, UpdateGiftlist } from '../../../../contract/giftlist'
import { sendGiftlistChange } from '../../../../store/giftlist/giftlistApi'
import { type RecordedError, recordError } from '../../../../store/http/recordedError'
import { useMutation } from '../../../../store/query/useMutation'
import type { AppThunk } from '../../../../store/services'
import { isListMissing } from '../useGiftlistErrorMessage'

export interface ListChangeProps {
  list: Giftlist
  onChanged: (list: Giftlist) => void
  /** Called when the list turns out to no longer exist. */
  onMissing: () => void
}

/** Returns `run`, which sends changes of a list and resolves to the error, or to null after a success. */
export function useListChange({ list, onChanged, onMissing }: ListChangeProps) {
  return useMutation(
    (changes: UpdateGiftlist): AppThunk<Promise<RecordedError | null>> =>
      async (_dispatch, _getState, { client }) => {
        try {
          onChanged(await sendGiftlistChange(client, list, changes))
          return null
        } catch (error) {
          const failed = recordError(error)
          if (isListMissing(failed)) onMissing()
          return failed
        }
      },
  )
}
