import { Note } from '../../../design/Note'
import { useWords } from '../../../i18n/useWords'
import { AskForLink } from './AskForLink'
import type { LinkFault } from './linkFault'
import { ViewHeading } from './ViewHeading'

interface AskViewProps {
  /** Why the link that was opened is of no use. */
  fault: LinkFault | null
  /** A link was opened, and its values are gone. */
  reloaded: boolean
  email: string
  takesOver: boolean
  onAsked: (email: string) => void
}

/** Asking for a link, and why another one is needed. */
export function AskView({ fault, reloaded, email, takesOver, onAsked }: AskViewProps) {
  const { ask: words, faults } = useWords('password')
  return (
    <>
      {fault && (
        <Note look="bad" role="alert">
          <p>{faults[fault].title}</p>
          <p>{faults[fault].text}</p>
        </Note>
      )}
      {!fault && reloaded && <Note>{words.reloaded}</Note>}
      <ViewHeading takesOver={takesOver}>{words.title}</ViewHeading>
      <p>{words.text}</p>
      <AskForLink email={email} onAsked={onAsked} />
    </>
  )
}
