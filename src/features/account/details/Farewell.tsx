import { useEffect } from 'react'
import { Note } from '../../../design/Note'
import { useWords } from '../../../i18n/useWords'
import { sayFarewell } from './farewellState'

/** Says, in the place of the account, that it is gone; until somebody logs in or the page is left. */
export function Farewell() {
  const words = useWords('password').details.delete
  useEffect(() => () => sayFarewell(false), [])
  return (
    <Note look="ok" role="status">
      {words.done}
    </Note>
  )
}
