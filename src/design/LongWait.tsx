import { Button } from './Button'
import { Note } from './Note'
import { reloadPage } from './reloadPage'

interface LongWaitProps {
  words: { slow: string; reload: string }
}

/** Says that a page is long in coming, with a button that starts it anew. */
export function LongWait({ words }: LongWaitProps) {
  return (
    <>
      <Note role="status">{words.slow}</Note>
      <div>
        <Button look="ghost" onClick={reloadPage}>
          {words.reload}
        </Button>
      </div>
    </>
  )
}
