import { useEffect, useState } from 'react'
import * as styles from './Toast.module.css'
import { VisuallyHidden } from '../page/VisuallyHidden'

interface ToastProps {
  /** What happened, in one line; null when there is nothing to say. */
  message: string | null
  action?: { label: string; onAction: () => void }
  /** The caller sets `message` to null. */
  onGone: () => void
}

/** How long it stays, in ms; not while it is pointed at or has the focus. */
const stay = 6000

/** One line over the page that goes away by itself, said to a screen reader as well. */
export function Toast({ message, action, onGone }: ToastProps) {
  const [held, setHeld] = useState(false)

  // A toast that goes while it is held fires no leave: the next one starts free.
  useEffect(() => setHeld(false), [message])

  useEffect(() => {
    if (message === null || held) return undefined
    const timer = setTimeout(onGone, stay)
    return () => clearTimeout(timer)
  }, [message, held, onGone])

  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <>
      <div role="status">
        <VisuallyHidden>{message}</VisuallyHidden>
      </div>
      {message !== null && (
        <div className={styles.toast} onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
          <span aria-hidden="true">{message}</span>
          {action && (
            <button type="button" className={styles.action} onClick={action.onAction}>
              {action.label}
            </button>
          )}
        </div>
      )}
    </>
  )
}
