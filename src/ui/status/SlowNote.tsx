import { Note } from './Note'
import { useIsSlow } from './useIsSlow'
import * as styles from './SlowNote.module.css'

interface SlowNoteProps {
  isBusy: boolean
  text: string
}

export function SlowNote({ isBusy, text }: SlowNoteProps) {
  const isSlow = useIsSlow(isBusy)
  if (!isSlow) return null
  return (
    <Note role="status" className={styles.slow}>
      {text}
    </Note>
  )
}
