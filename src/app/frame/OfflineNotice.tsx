import { useEffect, useState } from 'react'
import { useLater } from '../../design/useLater'
import { useWords } from '../../i18n/useWords'
import * as styles from './OfflineNotice.module.css'

/** Comes with the shop, so that it is there before the network goes. */
const note = () => import(/* webpackChunkName: "shop" */ '../../design/Note').then((chunk) => chunk.Note)

/** Says so while the browser has no network. */
export function OfflineNotice() {
  const words = useWords('frame')
  const [offline, setOffline] = useState(false)
  const Note = useLater(offline, note)

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
      {offline && (Note ? <Note>{words.offline}</Note> : words.offline)}
    </div>
  )
}
