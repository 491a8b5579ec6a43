import { Note } from './Note'
import * as styles from './SectionError.module.css'

interface SectionErrorProps {
  /** What does not load, and the words on the button. */
  message: string
  retry: string
  onRetry: () => void
}

/** A part of a page that failed, while the rest stands. */
export function SectionError({ message, retry, onRetry }: SectionErrorProps) {
  return (
    <Note variant="bad" role="alert">
      {message}{' '}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {retry}
      </button>
    </Note>
  )
}
