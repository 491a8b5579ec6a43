import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button/Button'
import * as text from '../../../ui/text.module.css'
import { bringMessages } from '../../../i18n/lateMessages'
import * as styles from './OwnItem.module.css'

const useMessages = bringMessages('giftlistItems')

/** An item that is added again does not return to its position, so the removal needs a confirmation. */
export function ItemRemoval({ name, onRemove }: { name: string; onRemove: () => void }) {
  const messages = useMessages('giftlistItems').items.remove
  const questionId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const group = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // The button with the focus was replaced. The cancel button receives the focus, so a second press is harmless.
    if (isOpen) group.current?.querySelector<HTMLElement>('button:last-of-type')?.focus()
    else if (wasOpen.current) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setIsOpen(false)
  }
  if (!isOpen) {
    return (
      <button
        ref={opener}
        type="button"
        className={`${styles.remove} ${text.sm} ${text.link}`}
        aria-label={messages.removeName(name)}
        onClick={() => setIsOpen(true)}
      >
        {messages.remove}
      </button>
    )
  }
  return (
    <div ref={group} role="group" aria-labelledby={questionId} className={styles.question}>
      <p id={questionId} className={text.sm}>
        {messages.question(name)}
      </p>
      <Button variant="remove" onClick={onRemove} onKeyDown={handleKeyDown}>
        {messages.confirm}
      </Button>
      <Button variant="ghost" onClick={() => setIsOpen(false)} onKeyDown={handleKeyDown}>
        {messages.keep}
      </Button>
    </div>
  )
}
