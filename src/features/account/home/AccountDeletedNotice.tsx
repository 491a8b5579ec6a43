import { useEffect, useRef } from 'react'
import { Note } from '../../../ui/status/Note'
import { bringMessages } from '../../../i18n/lateMessages'
import { useAppSelector } from '../../../store/hooks'
import { setAccountDeleted, useIsAccountDeleted } from '../frame/accountDeletedState'

const useMessages = bringMessages('password')

/**
 * The notice stays until the next login or navigation. It is outside the account's content, which is unmounted when the
 * session ends.
 */
export function AccountDeletedNotice() {
  const messages = useMessages('password').details.delete
  const isLoggedIn = useAppSelector(({ session }) => session.customer !== null)
  const isDeleted = useIsAccountDeleted() && !isLoggedIn
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isDeleted) note.current?.focus()
  }, [isDeleted])
  useEffect(() => {
    if (isLoggedIn) setAccountDeleted(false)
  }, [isLoggedIn])
  useEffect(() => () => setAccountDeleted(false), [])
  if (!isDeleted) return null
  return (
    <div ref={note} tabIndex={-1}>
      <Note variant="ok" role="status">
        {messages.done}
      </Note>
    </div>
  )
}
