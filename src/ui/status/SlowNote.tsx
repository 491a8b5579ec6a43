import { Note } from './Note'
import { useIsSlow } from './useIsSlow'

interface SlowNoteProps {
  isBusy: boolean
  text: string
  className?: string
}

export function SlowNote({ isBusy, text, className }: SlowNoteProps) {
  const isSlow = useIsSlow(isBusy)
  if (!isSlow) return null
  return (
    <Note role="status" className={className}>
      {text}
    </Note>
  )
}
