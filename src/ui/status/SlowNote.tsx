import { Note } from './Note'
import { useIsSlow } from './useIsSlow'

interface SlowNoteProps {
  isBusy: boolean
  text: string
  className?: string
}

/** Displays a note when a request takes long, until it is done. */
export function SlowNote({ isBusy, text, className }: SlowNoteProps) {
  const isSlow = useIsSlow(isBusy)
  if (!isSlow) return null
  return (
    <Note role="status" className={className}>
      {text}
    </Note>
  )
}
