import { useState } from 'react'
import type { Giftlist } from '../../../../contract/giftlist'
import { bringMessages } from '../../../../i18n/lateMessages'
import { acceptPartnerInvitation } from '../../../../store/giftlist/giftlistApi'
import { classifyError } from '../../../../store/http/errorMessage'
import { useMutation } from '../../../../store/query/useMutation'
import type { AppThunk } from '../../../../store/AppThunk'
import { selectSessionLinks } from '../../../../store/session/sessionSlice'
import { Button } from '../../../../ui/button/Button'
import { Note } from '../../../../ui/status/Note'
import { SlowNote } from '../../../../ui/status/SlowNote'
import { useGiftlistErrorMessage } from '../useGiftlistErrorMessage'
import * as styles from '../overview/MyGiftlists.module.css'

const useMessages = bringMessages('common', 'giftlistOwner')

const invitationPattern = /^#invitation=([\w-]+)$/

/** The email link of an invitation ends with `#invitation=TOKEN`. */
export function InvitationNote({ onAccepted }: { onAccepted: (list: Giftlist) => void }) {
  const { partner: messages } = useMessages('giftlistOwner')
  const { slow } = useMessages('common')
  const describeError = useGiftlistErrorMessage()
  const [token] = useState(() => invitationPattern.exec(window.location.hash)?.[1] ?? null)
  const { isBusy, error, run } = useMutation(
    (acceptedToken: string): AppThunk<Promise<null>> =>
      async (_dispatch, getState, { client }) => {
        onAccepted(await acceptPartnerInvitation(client, selectSessionLinks(getState()), acceptedToken))
        return null
      },
  )
  if (token === null) return null
  const isInvitationOver = error !== null && (error.status === 410 || classifyError(error).kind === 'gone')
  return (
    <Note icon="gift" className={styles.note}>
      <p>{messages.invitation}</p>
      {error && <p role="alert">{isInvitationOver ? messages.expired : describeError(error)}</p>}
      <SlowNote isBusy={isBusy} text={slow} />
      {!isInvitationOver && (
        <Button variant="ghost" isBusy={isBusy} onClick={() => void run(token)}>
          {messages.accept}
        </Button>
      )}
    </Note>
  )
}
