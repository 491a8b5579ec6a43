import type { MouseEvent } from 'react'
import { ErrorNote } from './ErrorNote'
import * as styles from './SectionError.module.css'

interface SectionErrorProps {
  message: string
  retry: string
  onRetry: () => void
}

/** Replaces a section that could not be loaded, while the rest of the page works. */
export function SectionError({ message, retry, onRetry }: SectionErrorProps) {
  const handleRetry = ({ currentTarget }: MouseEvent) => {
    // The pressed retry button disappears during the request.
    const place = currentTarget.closest<HTMLElement>('[tabindex="-1"],section,dialog,main')
    if (place) {
      place.tabIndex = -1
      place.focus()
    }
    onRetry()
  }
  return (
    <ErrorNote>
      {message}{' '}
      <button type="button" className={styles.retry} onClick={handleRetry}>
        {retry}
      </button>
    </ErrorNote>
  )
}
