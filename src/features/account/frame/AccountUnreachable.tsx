import { Button } from '../../../design/Button'
import { focusTitle } from '../../../design/focusTitle'
import { Note } from '../../../design/Note'
import { useWords } from '../../../i18n/useWords'
import { useShopDispatch } from '../../../state/hooks'
import { startShop } from '../../../state/startShop'
import * as styles from './AccountFrame.module.css'

/** The shop could not be reached, so that nobody knows whose page this is. */
export function AccountUnreachable() {
  const { gate: words } = useWords('account')
  const dispatch = useShopDispatch()
  const again = () => {
    // The button gives way to what comes.
    focusTitle()
    void dispatch(startShop())
  }
  return (
    <div className={styles.narrow}>
      <Note look="bad" role="alert">
        {words.failed}
      </Note>
      <div>
        <Button onClick={again}>{words.retry}</Button>
      </div>
    </div>
  )
}
