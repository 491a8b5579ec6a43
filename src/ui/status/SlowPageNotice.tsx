import { Button } from '../button/Button'
import { Note } from './Note'
import { reloadPage } from './reloadPage'

interface SlowPageNoticeProps {
  messages: { slow: string; reload: string }
}

export function SlowPageNotice({ messages }: SlowPageNoticeProps) {
  return (
    <>
      <Note role="status">{messages.slow}</Note>
      <div>
        <Button variant="ghost" onClick={reloadPage}>
          {messages.reload}
        </Button>
      </div>
    </>
  )
}
