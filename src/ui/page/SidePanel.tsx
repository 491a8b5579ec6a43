import type { ReactNode } from 'react'
import { IconButton } from '../button/IconButton'
import * as styles from './SidePanel.module.css'
import * as text from '../text.module.css'
import { useModal } from './useModal'

interface SidePanelProps {
  id: string
  isOpen: boolean
  /** Called after the close button, Escape and taps on the scrim. The parent must then set `isOpen` to false. */
  onClose: () => void
  title: ReactNode
  /** An icon before the title, in pine green or falu red. */
  icon?: ReactNode
  closeLabel: string
  /** Identifies the content. Right after a change to this value, the panel ignores presses. */
  content?: unknown
  /** Remains at the bottom while the body scrolls. */
  foot?: ReactNode
  children: ReactNode
}

export function SidePanel({ id, isOpen, onClose, title, icon, closeLabel, content, foot, children }: SidePanelProps) {
  const modal = useModal(isOpen, onClose, content)
  return (
    <dialog id={id} className={styles.panel} aria-labelledby={`${id}-title`} {...modal}>
      {isOpen && (
        <>
          <header className={styles.head}>
            <h2 id={`${id}-title`} className={text.lg}>
              {icon}
              {title}
            </h2>
            <IconButton icon="x" label={closeLabel} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {foot && <div className={styles.foot}>{foot}</div>}
        </>
      )}
    </dialog>
  )
}
