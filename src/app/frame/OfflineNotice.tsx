import { useEffect, useState } from 'react'
import { Icon } from '../../design/Icon'
import { useWords } from '../../i18n/useWords'
import * as styles from './OfflineNotice.module.css'

/** Says so while the browser has no network. */
export function OfflineNotice() {
  const words = useWords('frame')
  const [offline, setOffline] = useState(false)

  useEffect(() => {
    const look = () => setOffline(!navigator.onLine)
    look()
    window.addEventListener('online', look)
    window.addEventListener('offline', look)
    return () => {
      window.removeEventListener('online', look)
      window.removeEventListener('offline', look)
    }
  }, [])

  return (
    <div className={styles.notice} role="status">
      {offline && (
        <p>
          <Icon name="info" />
          {words.offline}
        </p>
      )}
    </div>
  )
}
