import { MeasureLine } from '../../../design/MeasureLine'
import { TextAreaField } from '../../../design/TextAreaField'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import { useWords } from '../../../i18n/useWords'
import { leftToSay } from './giftMessageLength'
import * as styles from './GiftMessage.module.css'

interface GiftMessageProps {
  value: string
  onType: (value: string) => void
  /** In characters, as the API counts. */
  used: number
  max: number
}

/** What stands on the card, with how much room is left: in words, and as a measure line. */
export function GiftMessage({ value, onType, used, max }: GiftMessageProps) {
  const { gift } = useWords('checkout')
  const left = leftToSay(used, max)
  return (
    <div className={styles.message}>
      <TextAreaField
        id="gift-message"
        name="gift_message"
        label={gift.message}
        optional={gift.optional}
        help={gift.count(used, max)}
        error={used > max ? gift.tooLong(max, used - max) : undefined}
        autoComplete="off"
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
      <MeasureLine value={used} max={max} className={styles.room} />
      <VisuallyHidden>
        <span role="status">{left !== null && gift.left(left)}</span>
      </VisuallyHidden>
    </div>
  )
}
