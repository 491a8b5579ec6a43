import type { Giftlist, UpdateGiftlistPayload } from '../../../../contract/giftlist'
import { loadOwnGiftlist, sendGiftlistChange } from '../../../../store/giftlist/giftlistApi'
import type { ApiClient } from '../../../../store/http/client'
import { isOutcomeUncertain, type RecordedError, recordError } from '../../../../store/http/ApiError'
import { useMutation } from '../../../../store/query/useMutation'
import type { AppThunk, StoreServices } from '../../../../store/AppThunk'
import { isListMissing } from '../useGiftlistErrorMessage'

export interface ListChangeProps {
  list: Giftlist
  onChanged: (list: Giftlist) => void
  onMissing: () => void
}

/**
 * The response to a change may be lost although the API made the change. Resolves to the changed list, or to null if
 * the list lacks the changes or cannot be loaded.
 */
async function findChangedList(
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

export const useListChange = (props: ListChangeProps) =>
  useListRequest(props, async ({ client }, changes: UpdateGiftlistPayload) => {
    const { list } = props
    try {
      return await sendGiftlistChange(client, list, changes)
    } catch (error) {
      const changedList = isOutcomeUncertain(recordError(error)) && (await findChangedList(client, list, changes))
      if (changedList) return changedList
      throw error
    }
  })

/** @param sendRequest sends a request whose response is the changed list */
export function useListRequest<Value>(
  { onChanged, onMissing }: ListChangeProps,
  sendRequest: (services: StoreServices, value: Value) => Promise<Giftlist>,
) {
  return useMutation(
    (value: Value): AppThunk<Promise<RecordedError | null>> =>
      async (_dispatch, _getState, services) => {
        try {
          onChanged(await sendRequest(services, value))
          return null
        } catch (error) {
          const failure = recordError(error)
          if (isListMissing(failure)) onMissing()
          return failure
        }
      },
  )
}
