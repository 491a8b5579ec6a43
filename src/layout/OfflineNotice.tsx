import { lazyPart } from '../ui/page/lazyPart'
import { useMessages } from '../i18n/useMessages'
import { useIsOffline } from '../ui/page/useIsOffline'
import * as styles from './OfflineNotice.module.css'

/** The notice is in the chunk of the store, so that it is loaded before the network fails. */
const Note = lazyPart(() => import(/* webpackChunkName: "services" */ '../ui/status/Note').then((chunk) => chunk.Note))

export function OfflineNotice() {
  const messages = useMessages('frame')
  const isOffline = useIsOffline()
  return (
    <div className={styles.notice} role="status">
      {isOffline && <Note placeholder={messages.offline}>{messages.offline}</Note>}
    </div>
  )
}
