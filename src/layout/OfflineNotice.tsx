import { useEffect, useState } from 'react'
import { useLazyComponent } from '../ui/page/useLazyComponent'
import { useWords } from '../i18n/useWords'
import * as styles from './OfflineNotice.module.css'

/** The notice is in the chunk of the store, so that it is loaded before the network fails. */
const note = () => import(/* webpackChunkName: "services" */ '../ui/status/Note').then((chunk) => chunk.Note)

export function OfflineNotice() {
  const words = useWords('frame')
  const [offline, setOffline] = useState(false)
  const Note = useLazyComponent(offline, note)

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
      {offline && (Note ? <Note>{words.offline}</Note> : words.offline)}
    </div>
  )
}
