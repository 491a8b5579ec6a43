import { bringMessages } from '../../../i18n/lateMessages'
import * as styles from './GiftLines.module.css'

const useMessages = bringMessages('giftlistLines')

export function GiftMessage({ message }: { message: string }) {
  const messages = useMessages('giftlistLines')
  if (message.trim() === '') return null
  return (
    <div className={styles.message}>
      <p className={styles.label}>{messages.message}</p>
      <p dir="auto" className={styles.typed}>
        {message}
      </p>
    </div>
  )
}
