import { Note } from './Note'
import { useSlow } from './useSlow'

interface SlowNoteProps {
  underWay: boolean
  text: string
  className?: string
}

/** Says that something takes long, from that moment until it is done. */
export function SlowNote({ underWay, text, className }: SlowNoteProps) {
  const slow = useSlow(underWay)
  if (!slow) return null
  return (
    <Note role="status" className={className}>
      {text}
    </Note>
  )
}
