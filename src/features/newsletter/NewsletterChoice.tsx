import { useEffect, useState } from 'react'
import { SectionError } from '../../ui/status/SectionError'
import { useWords } from '../../i18n/useWords'
import type { MyNewsletter } from '../../contract/account'
import { Button } from '../../ui/button/Button'
import { Note } from '../../ui/status/Note'
import { SlowNote } from '../../ui/status/SlowNote'
import { FocusedStatus } from './FocusedStatus'
import { useBusy } from '../../store/useBusy'
import { useStoreDispatch } from '../../store/hooks'
import type { NewsletterError } from '../../store/newsletter/newsletterApi'
import type { AppThunk } from '../../store/services'
import type { lazyThunks } from '../../store/lazyThunks'
import * as text from '../../ui/text.module.css'
import * as styles from './Newsletter.module.css'

/** In the account: whether its owner gets the newsletter, and a button to change that. */
export function NewsletterChoice() {
  const { title, choice: words } = useWords('newsletter')
  const my = useMyNewsletter()
  return (
    <section className={styles.question} aria-labelledby="my-newsletter">
      <h2 id="my-newsletter" className={text.xl}>
        {title}
      </h2>
      {my.mine === 'loading' && <p role="status">{words.loading}</p>}
      {my.mine === 'failed' && <SectionError message={words.failed} retry={words.retry} onRetry={my.retry} />}
      {typeof my.mine === 'object' && <MyChoice {...my} mine={my.mine} />}
    </section>
  )
}

type MyChoiceProps = Pick<ReturnType<typeof useMyNewsletter>, 'change' | 'busy' | 'error' | 'changes'> & {
  mine: MyNewsletter
}

/** How a subscription stands, in words, and what can be done about it. */
function MyChoice({ mine, change, busy, error, changes }: MyChoiceProps) {
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
        <FocusedStatus key={changes.count} className={text.sm}>
          {changes.again && `${words.sentAgain} `}
          {sentence}
        </FocusedStatus>
      )}
      {error && (
        <Note variant="bad" role="alert">
          {errors[error]}
        </Note>
      )}
      <SlowNote underWay={busy !== null} text={slow} />
      <div className={styles.deeds}>
        <Button variant="ghost" busy={busy === wish} onClick={() => void change(mine, wish)}>
          {labels[status]}
        </Button>
        {status === 'pending' && (
          <Button variant="ghost" busy={busy === 'unsubscribe'} onClick={() => void change(mine, 'unsubscribe')}>
            {words.withdraw}
          </Button>
        )}
      </div>
    </>
  )
}

type Calls = Awaited<ReturnType<typeof lazyThunks.myNewsletter>>
type Outcome = Awaited<ReturnType<ReturnType<Calls['loadMyNewsletter']>>>

/** One of the calls; when they can't be fetched, that is no line either. */
const withMyNewsletterApi =
  (call: (calls: Calls) => AppThunk<Promise<Outcome>>): AppThunk<Promise<Outcome>> =>
  async (dispatch, _getState, { lazyThunks }) => {
    const calls = await lazyThunks.myNewsletter().catch(() => null)
    return calls ? dispatch(call(calls)) : { error: 'network' }
  }

/** The customer's subscription as the shop knows it, and changes of it, one at a time. */
function useMyNewsletter() {
  const dispatch = useStoreDispatch()
  const [mine, setMine] = useState<MyNewsletter | 'loading' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(1)
  const { busy, run } = useBusy()
  const [wished, setWished] = useState<'subscribe' | 'unsubscribe' | null>(null)
  const [error, setError] = useState<NewsletterError | null>(null)
  const [changes, setChanges] = useState({ count: 0, again: false })

  useEffect(() => {
    let isCancelled = false
    void dispatch(withMyNewsletterApi(({ loadMyNewsletter }) => loadMyNewsletter())).then((outcome) => {
      if (!isCancelled) setMine('mine' in outcome ? outcome.mine : 'failed')
    })
    return () => {
      isCancelled = true
    }
  }, [dispatch, attempt])

  const retry = () => {
    setMine('loading')
    setAttempt(attempt + 1)
  }
  const change = (known: MyNewsletter, wish: 'subscribe' | 'unsubscribe') =>
    run(async () => {
      setWished(wish)
      setError(null)
      setChanges(({ count }) => ({ count, again: false }))
      const outcome = await dispatch(withMyNewsletterApi(({ changeMyNewsletter }) => changeMyNewsletter(known, wish)))
      if ('error' in outcome) setError(outcome.error)
      else {
        setMine(outcome.mine)
        const again = known.status === 'pending' && outcome.mine.status === 'pending'
        setChanges(({ count }) => ({ count: count + 1, again }))
      }
    })
  /** `changes`: how many were made here, and whether the last one only sent the letter again. */
  return { mine, retry, change, busy: busy ? wished : null, error, changes }
}
