import { useEffect, useState } from 'react'
import { lazyPart } from '../ui/page/lazyPart'
import { useMessages } from '../i18n/useMessages'
import * as styles from './OfflineNotice.module.css'

/** The notice is in the chunk of the store, so that it is loaded before the network fails. */
const Note = lazyPart(() => import(/* webpackChunkName: "services" */ '../ui/status/Note').then((chunk) => chunk.Note))

export function OfflineNotice() {
  const messages = useMessages('frame')
  const [offline, setOffline] = useState(false)

  useEffect(() => {
    const update = () => setOffline(!navigator.onLine)
    update()
    window.addEventListener('online', update)
    window.addEventListener('offline', update)
    return () => {
      window.removeEventListener('online', update)
      window.removeEventListener('offline', update)
    }
  }, [])

  return (
    <div className={styles.notice} role="status">
      {offline && <Note placeholder={messages.offline}>{messages.offline}</Note>}
    </div>
  )
}
