import { Button } from '../../design/Button'
import { Note } from '../../design/Note'
import { useWords } from '../../i18n/useWords'

interface SectionFaultProps {
  /** The frame's own words without it. */
  text?: string
  onRetry: () => void
}

/** A part of the page could not be fetched: says so, and offers to try again. */
export function SectionFault({ text, onRetry }: SectionFaultProps) {
  const { error } = useWords('frame')
  return (
    <Note look="bad" role="alert">
      <p>{text ?? error.section}</p>
      <Button look="ghost" onClick={onRetry}>
        {error.retry}
      </Button>
    </Note>
  )
}
