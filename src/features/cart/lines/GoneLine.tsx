import { useLayoutEffect, useRef } from 'react'
import { Toast } from '../../../design/Toast'
import { useWords } from '../../../i18n/useWords'
import * as styles from './GoneLine.module.css'

interface GoneLineProps {
  text: string
  onUndo: () => void
  onGone: () => void
}

/**
 * Stands where a line was. It takes the focus that was in that line, so that the way to undo is the next thing on the
 * way, and hands it on to a line beside it when it goes.
 */
export function GoneLine({ text, onUndo, onGone }: GoneLineProps) {
  const words = useWords('cart')
  const place = useRef<HTMLLIElement>(null)

  // Before the place leaves the page: afterwards the focus would be lost already.
  useLayoutEffect(() => {
    const here = place.current
    here?.focus({ preventScroll: true })
    return () => {
      if (!here?.contains(document.activeElement)) return
      const beside = here.nextElementSibling ?? here.previousElementSibling ?? here.parentElement
      if (beside instanceof HTMLElement) beside.focus({ preventScroll: true })
    }
  }, [])

  return (
    <li ref={place} tabIndex={-1} className={styles.gone}>
      <Toast message={text} action={{ label: words.undo, onAction: onUndo }} onGone={onGone} />
    </li>
  )
}
