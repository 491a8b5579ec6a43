import { useState } from 'react'
import { faultOf } from '../../../contract/faultOf'
import { Note } from '../../../design/Note'
import { useWords } from '../../../i18n/useWords'
import { useShopSelector } from '../../../state/hooks'
import * as styles from '../../../forms/Form.module.css'

/**
 * A session that ended in the midst of ordering (SPEC §4, §8) leads here from the step where it did: said in this
 * place, since that step has gone with its message. What happens to a log-in on this page is said there.
 */
export function SessionEnded() {
  const { errors } = useWords('checkout')
  const error = useShopSelector(({ session }) => session.error)
  const [ended] = useState(error !== null && error.status === 401 && faultOf(error).kind === 'incomplete')
  if (!ended) return null
  return (
    <Note look="bad" role="alert" className={styles.above}>
      {errors.loggedOut}
    </Note>
  )
}
