import { bringMessages } from '../i18n/lateMessages'
import { Button } from '../ui/button/Button'
import { Icon } from '../ui/figure/Icon'
import type { PictureFile } from '../ui/figure/Picture'
import { RoomBelow } from '../ui/figure/RoomBelow'
import { focusTitle } from '../ui/page/focusTitle'
import * as text from '../ui/text.module.css'
import * as styles from './PageError.module.css'

const useMessages = bringMessages('common')

interface PageErrorProps {
  message: string
  retryLabel?: string
  onRetry: () => void
  /** Whether the cause lies outside the shop, for example when the device is offline. */
  isCalm?: boolean
  room?: PictureFile | null
  isInAccount?: boolean
}

export function PageError({ message, retryLabel, onRetry, isCalm = false, room = null, isInAccount }: PageErrorProps) {
  const frame = useMessages('frame')
  const handleRetry = () => {
    // The pressed retry button disappears during the request.
    focusTitle()
    onRetry()
  }
  return (
    <>
      <div className={`${styles.error} ${isCalm ? styles.calm : ''}`}>
        <p className={`${styles.message} ${text.lg}`} role="alert">
          <Icon name="info" />
          <span>{message}</span>
        </p>
        <Button onClick={handleRetry}>{retryLabel ?? frame.error.retry}</Button>
        <ShopContact />
      </div>
      <RoomBelow room={room} isInAccount={isInAccount} />
    </>
  )
}

export function ShopContact() {
  const { reach } = useMessages('common')
  return (
    <p className={text.sm}>
      {reach.before}
      <a href={`tel:${reach.number}`} className={`${styles.link} ${text.link}`}>
        {reach.phone}
      </a>
      {reach.between}
      <a href={`mailto:${reach.email}`} className={`${styles.link} ${text.link}`}>
        {reach.email}
      </a>
      .
    </p>
  )
}
