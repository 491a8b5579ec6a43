import { IconButton } from '../../../ui/button/IconButton'
import { bringMessages } from '../../../i18n/lateMessages'
import * as styles from './OwnItem.module.css'

const useMessages = bringMessages('giftlistItems')

interface MoveButtonsProps {
  name: string
  position: number
  lastPosition: number
  onMove: (position: number) => void
}

/** A button that can no longer move the item stays focusable, because the user may have just pressed it. */
export function MoveButtons({ name, position, lastPosition, onMove }: MoveButtonsProps) {
  const messages = useMessages('giftlistItems').items.move
  const isFirst = position <= 1
  const isLast = position >= lastPosition
  return (
    <div className={styles.buttons}>
      <IconButton
        icon="down"
        label={messages.up(name)}
        className={styles.up}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(position - 1)}
      />
      <IconButton
        icon="down"
        label={messages.down(name)}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(position + 1)}
      />
      <button
        type="button"
        className={styles.top}
        aria-label={messages.topOf(name)}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(1)}
      >
        {messages.top}
      </button>
    </div>
  )
}
