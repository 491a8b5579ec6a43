import type { Giftlist, UpdateGiftlistPayload } from '../../../../contract/giftlist'
import { loadOwnGiftlist, sendGiftlistChange } from '../../../../store/giftlist/giftlistApi'
import type { ApiClient } from '../../../../store/http/client'
import { isOutcomeUncertain, type RecordedError, recordError } from '../../../../store/http/ApiError'
import { useMutation } from '../../../../store/query/useMutation'
import type { AppThunk } from '../../../../store/services'
import { isListMissing } from '../useGiftlistErrorMessage'

export interface ListChangeProps {
  list: Giftlist
  onChanged: (list: Giftlist) => void
  /** Called when the API says that the list no longer exists. */
  onMissing: () => void
}

/** Loads a list after the response to a change was lost. Resolves to the list if it has the changes, else to null. */
async function findMadeChange(
  client: ApiClient,
  list: Giftlist,
  changes: UpdateGiftlistPayload,
): Promise<Giftlist | null> {
  try {
    const { giftlist: currentList } = await loadOwnGiftlist(client, list)
    const isMade = Object.entries(changes).every(
      ([name, value]) => currentList[name as keyof UpdateGiftlistPayload] === value,
    )
    return isMade ? currentList : null
  } catch (error) {
    recordError(error)
    return null
  }
}

export function useListChange({ list, onChanged, onMissing }: ListChangeProps) {
  return useMutation(
    (changes: UpdateGiftlistPayload): AppThunk<Promise<RecordedError | null>> =>
      async (_dispatch, _getState, { client }) => {
        try {
          onChanged(await sendGiftlistChange(client, list, changes))
          return null
        } catch (error) {
          const failure = recordError(error)
          const madeChange = isOutcomeUncertain(failure) && (await findMadeChange(client, list, changes))
          if (madeChange) {
            onChanged(madeChange)
            return null
          }
          if (isListMissing(failure)) onMissing()
          return failure
        }
      },
  )
}
