import { bringMessages } from '../../../i18n/lateMessages'
import { useAppSelector } from '../../../store/hooks'
import { isSessionEnd } from '../../../store/http/errorMessage'
import { Note } from '../../../ui/status/Note'
import * as styles from '../../../forms/Form.module.css'

const useMessages = bringMessages('checkout')

/**
 * The API ended the session during the checkout (SPEC §4, §8). The message stays until the user logs in or orders as a
 * guest, because the step that failed may no longer be on screen.
 */
export function SessionEndNote() {
  const { errors } = useMessages('checkout')
  const error = useAppSelector(({ session }) => session.error)
  if (!error || !isSessionEnd(error)) return null
  return (
    <Note variant="bad" role="alert" className={styles.above}>
      {errors.loggedOut}
    </Note>
  )
}
