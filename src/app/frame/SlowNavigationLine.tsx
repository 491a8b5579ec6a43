import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../../design/VisuallyHidden'
import { useWords } from '../../i18n/useWords'
import { watchSlowNavigation } from './slowNavigation'
import * as styles from './SlowNavigationLine.module.css'

/** Says that a page is late (SPEC §9): a line under the header for the eye, a sentence for the ear. */
export function SlowNavigationLine() {
  const words = useWords('frame')
  const [slow, setSlow] = useState(false)
  const [line, setLine] = useState(false)
  useEffect(
    () =>
      watchSlowNavigation((late) => {
        setSlow(late)
        if (late) setLine(true)
      }),
    [],
  )
  return (
    <>
      {line && (
        <div
          className={slow ? styles.line : `${styles.line} ${styles.arrived}`}
          onAnimationEnd={() => setLine(slow)}
          aria-hidden="true"
        />
      )}
      <VisuallyHidden>
        <span role="status">{slow && words.slow}</span>
      </VisuallyHidden>
    </>
  )
}
