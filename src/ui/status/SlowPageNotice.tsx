import { Button } from '../button/Button'
import { Note } from './Note'
import { reloadPage } from './reloadPage'

interface SlowPageNoticeProps {
  words: { slow: string; reload: string }
}

/** A notice that the page is slow to load, with a button that reloads it. */
export function SlowPageNotice({ words }: SlowPageNoticeProps) {
  return (
    <>
      <Note role="status">{words.slow}</Note>
      <div>
        <Button variant="ghost" onClick={reloadPage}>
          {words.reload}
        </Button>
      </div>
    </>
  )
}
