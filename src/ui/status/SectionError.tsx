import { Note } from './Note'
import * as styles from './SectionError.module.css'

interface SectionErrorProps {
  message: string
  retry: string
  onRetry: () => void
}

/** The rest of the page still works. */
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
