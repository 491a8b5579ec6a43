import { useEffect } from 'react'
import { faultOf, type FailedCall } from '../../contract/faultOf'
import { Button } from '../../design/Button'
import { Note } from '../../design/Note'
import { useWords } from '../../i18n/useWords'
import { useShopDispatch } from '../../state/hooks'
import { startShop } from '../../state/startShop'
import * as styles from './CartPage.module.css'

/** The cart could not be fetched: why, and another try, by itself as soon as there is a network again. */
export function UnreachableCart({ error }: { error: FailedCall }) {
  const { errors } = useWords('cart')
  const dispatch = useShopDispatch()
  const offline = !navigator.onLine && faultOf(error).kind === 'network'
  useEffect(() => {
    const again = () => void dispatch(startShop())
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [dispatch])
  return (
    <div className={styles.empty}>
      <Note look={offline ? 'fjord' : 'bad'} role="alert">
        {offline ? errors.offline : errors.load}
      </Note>
      <Button onClick={() => void dispatch(startShop())}>{errors.retry}</Button>
    </div>
  )
}
