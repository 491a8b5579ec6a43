import { sendPartnerInvitation, sendPartnerRemoval } from '../../../../store/giftlist/giftlistApi'
import { type RecordedError, recordError } from '../../../../store/http/ApiError'
import { useMutation } from '../../../../store/query/useMutation'
import type { AppThunk } from '../../../../store/services'
import type { ListChangeProps } from '../settings/useListChange'
import { isListMissing } from '../useGiftlistErrorMessage'

/** Returns `run`, which invites the second owner of a list by email, or with null removes that owner. */
export function usePartnerChange({ list, onChanged, onMissing }: ListChangeProps) {
  return useMutation(
    (email: string | null): AppThunk<Promise<RecordedError | null>> =>
      async (_dispatch, _getState, { client, languageId: id_lang }) => {
        try {
          onChanged(
            email === null
              ? await sendPartnerRemoval(client, list)
              : await sendPartnerInvitation(client, list, { email, id_lang }),
          )
          return null
        } catch (error) {
          const failed = recordError(error)
          if (isListMissing(failed)) onMissing()
          return failed
        }
      },
  )
}
