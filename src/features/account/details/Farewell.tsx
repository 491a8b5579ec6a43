import { useEffect, useRef } from 'react'
import { Note } from '../../../design/Note'
import { useWords } from '../../../i18n/useWords'
import { useShopSelector } from '../../../state/hooks'
import { sayFarewell, useFarewell } from './farewellState'

/**
 * Says that the account is gone. It stands outside of what only customers see, since that has gone with the account; until
 * somebody logs in or the page is left.
 */
export function Farewell() {
  const words = useWords('password').details.delete
  const known = useShopSelector(({ session }) => session.customer !== null)
  const gone = useFarewell() && !known
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (gone) note.current?.focus()
  }, [gone])
  useEffect(() => {
    if (known) sayFarewell(false)
  }, [known])
  useEffect(() => () => sayFarewell(false), [])
  if (!gone) return null
  return (
    <div ref={note} tabIndex={-1}>
      <Note look="ok" role="status">
        {words.done}
      </Note>
    </div>
  )
}
