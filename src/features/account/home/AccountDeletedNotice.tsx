import { useEffect, useRef } from 'react'
import { Note } from '../../../ui/status/Note'
import { useWords } from '../../../i18n/useWords'
import { useStoreSelector } from '../../../store/hooks'
import { setAccountDeleted, useAccountDeleted } from './accountDeletedState'

/**
 * Says that the account is deleted. It stands outside of what only customers see, since that has deleted with the account; until
 * somebody logs in or the page is left.
 */
export function AccountDeletedNotice() {
  const words = useWords('password').details.delete
  const known = useStoreSelector(({ session }) => session.customer !== null)
  const deleted = useAccountDeleted() && !known
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (deleted) note.current?.focus()
  }, [deleted])
  useEffect(() => {
    if (known) setAccountDeleted(false)
  }, [known])
  useEffect(() => () => setAccountDeleted(false), [])
  if (!deleted) return null
  return (
    <div ref={note} tabIndex={-1}>
      <Note variant="ok" role="status">
        {words.done}
      </Note>
    </div>
  )
}
