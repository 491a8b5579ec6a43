import { useEffect, useState } from 'react'
import * as styles from './Toast.module.css'
import { VisuallyHidden } from '../page/VisuallyHidden'

interface ToastProps {
  /** One line; null hides the toast. */
  message: string | null
  action?: { label: string; onAction: () => void }
  /** Called when the toast should hide. The parent must then set `message` to null. */
  onHide: () => void
}

/** In ms. A toast hides after this time, which starts again once the toast is no longer hovered or focused. */
const visibleTime = 6000

export function Toast({ message, action, onHide }: ToastProps) {
  const [isHeld, setIsHeld] = useState(false)

  // A toast that hides while it is hovered fires no leave event, so the state is reset for the next toast.
  useEffect(() => setIsHeld(false), [message])

  useEffect(() => {
    if (message === null || isHeld) return undefined
    const timer = setTimeout(onHide, visibleTime)
    return () => clearTimeout(timer)
  }, [message, isHeld, onHide])

  const holdToast = () => setIsHeld(true)
  const releaseToast = () => setIsHeld(false)
  return (
    <>
      <div role="status">
        <VisuallyHidden>{message}</VisuallyHidden>
      </div>
      {message !== null && (
        <div
          className={styles.toast}
          onMouseEnter={holdToast}
          onMouseLeave={releaseToast}
          onFocus={holdToast}
          onBlur={releaseToast}
        >
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
