import { Note } from './Note'
import { useSlow } from './useSlow'

interface SlowNoteProps {
  isBusy: boolean
  text: string
  className?: string
}

/** Displays a note when a request takes long, until it is done. */
export function SlowNote({ isBusy, text, className }: SlowNoteProps) {
  const slow = useSlow(isBusy)
  if (!slow) return null
  return (
    <Note role="status" className={className}>
      {text}
    </Note>
  )
}
