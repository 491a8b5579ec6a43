import { bringMessages } from '../../../i18n/lateMessages'
import * as text from '../../../ui/text.module.css'
import * as styles from './GiftLines.module.css'

const useMessages = bringMessages('giftlistLines')

export function GiftMessage({ message }: { message: string }) {
  const messages = useMessages('giftlistLines')
  if (message.trim() === '') return null
  return (
    <div className={`${styles.message} ${text.sm}`}>
      <p className={`${styles.label} ${text.xxs} ${text.stone}`}>{messages.message}</p>
      <p dir="auto" className={styles.typed}>
        {message}
      </p>
    </div>
  )
}
