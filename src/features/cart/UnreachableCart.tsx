import { faultOf, type FailedCall } from '../../contract/faultOf'
import { Button } from '../../design/Button'
import { Note } from '../../design/Note'
import { useWords } from '../../i18n/useWords'
import { useShopDispatch } from '../../state/hooks'
import { startShop } from '../../state/startShop'
import * as styles from './CartPage.module.css'
import { useBackOnline } from './useBackOnline'

/** The cart could not be fetched: why, and another try, by itself as soon as there is a network again. */
export function UnreachableCart({ error }: { error: FailedCall }) {
  const { errors } = useWords('cart')
  const dispatch = useShopDispatch()
  const offline = !navigator.onLine && faultOf(error).kind === 'network'
  const again = () => void dispatch(startShop())
  useBackOnline(again)
  return (
    <div className={styles.empty}>
      <Note look={offline ? 'fjord' : 'bad'} role="alert">
        {offline ? errors.offline : errors.load}
      </Note>
      <Button onClick={again}>{errors.retry}</Button>
    </div>
  )
}
