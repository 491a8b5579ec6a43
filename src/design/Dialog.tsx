import type { ReactNode } from 'react'
import * as styles from './Dialog.module.css'
import * as text from './text.module.css'
import { useModal } from './useModal'

interface DialogProps {
  id: string
  open: boolean
  /** Asked by Escape and the scrim; the caller sets `open` to false. */
  onClose: () => void
  title: ReactNode
  /** The buttons: the safe one first. */
  deeds: ReactNode
  children: ReactNode
}

/** For a decision that cannot be undone. */
export function Dialog({ id, open, onClose, title, deeds, children }: DialogProps) {
  const modal = useModal(open, onClose)
  return (
    <dialog id={id} className={styles.dialog} aria-labelledby={`${id}-title`} {...modal}>
      {open && (
        <>
          <h2 id={`${id}-title`} className={text.xl}>
            {title}
          </h2>
          <div className={`${styles.body} ${text.sm}`}>{children}</div>
          <div className={styles.deeds}>{deeds}</div>
        </>
      )}
    </dialog>
  )
}
