import type { MyNewsletter } from '../../contract/account'
import { Button } from '../../design/Button'
import { Note } from '../../design/Note'
import { SlowNote } from '../../design/SlowNote'
import * as text from '../../design/text.module.css'
import { useWords } from '../../i18n/useWords'
import * as styles from './Newsletter.module.css'
import { Said } from './Said'
import type { useMyNewsletter } from './useMyNewsletter'

type MyChoiceProps = Pick<ReturnType<typeof useMyNewsletter>, 'change' | 'busy' | 'fault' | 'changes'> & {
  mine: MyNewsletter
}

/** How a subscription stands, in words, and what can be done about it. */
export function MyChoice({ mine, change, busy, fault, changes }: MyChoiceProps) {
  const { choice: words, errors, slow } = useWords('newsletter')
  const { status, email } = mine
  const sentence = { none: words.none, pending: words.pending(email), subscribed: words.subscribed(email) }[status]
  const wish = status === 'subscribed' ? 'unsubscribe' : 'subscribe'
  const labels = { none: words.subscribe, pending: words.again, subscribed: words.unsubscribe }
  return (
    <>
      {changes.count === 0 ? (
        <p className={text.sm}>{sentence}</p>
      ) : (
        <Said key={changes.count} className={text.sm}>
          {changes.again && `${words.sentAgain} `}
          {sentence}
        </Said>
      )}
      {fault && (
        <Note look="bad" role="alert">
          {errors[fault]}
        </Note>
      )}
      <SlowNote underWay={busy !== null} text={slow} />
      <div className={styles.deeds}>
        <Button look="ghost" busy={busy === wish} onClick={() => void change(mine, wish)}>
          {labels[status]}
        </Button>
        {status === 'pending' && (
          <Button look="ghost" busy={busy === 'unsubscribe'} onClick={() => void change(mine, 'unsubscribe')}>
            {words.withdraw}
          </Button>
        )}
      </div>
    </>
  )
}
