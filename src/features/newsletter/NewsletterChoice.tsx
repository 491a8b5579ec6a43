import { useState } from 'react'
import { SectionError } from '../../ui/status/SectionError'
import { bringMessages } from '../../i18n/lateMessages'
import type { MyNewsletter } from '../../contract/account'
import { Button } from '../../ui/button/Button'
import { Note } from '../../ui/status/Note'
import { SlowNote } from '../../ui/status/SlowNote'
import { FocusedStatus } from '../../ui/status/FocusedStatus'
import { changeSubscription, loadMyNewsletter } from '../../store/newsletter/myNewsletter'
import { useErrorMessage } from '../../store/http/errorMessage'
import type { AppThunk } from '../../store/AppThunk'
import { useMutation } from '../../store/query/useMutation'
import { useQuery } from '../../store/query/useQuery'
import * as text from '../../ui/text.module.css'
import * as styles from './Newsletter.module.css'

const useMessages = bringMessages('newsletter')

export function NewsletterChoice() {
  const { title, choice: messages } = useMessages('newsletter')
  const { error } = useMessages('frame')
  const myNewsletter = useMyNewsletter()
  return (
    <section className={styles.question} aria-labelledby="my-newsletter">
      <h2 id="my-newsletter" className={text.lg}>
        {title}
      </h2>
      {myNewsletter.status === 'loading' && (
        <p role="status" className={styles.loading}>
          {messages.loading}
        </p>
      )}
      {myNewsletter.status === 'failed' && (
        <SectionError message={messages.failed} retry={error.retry} onRetry={myNewsletter.retry} />
      )}
      {myNewsletter.data && <SubscriptionStatus {...myNewsletter} newsletter={myNewsletter.data} />}
    </section>
  )
}

type SubscriptionStatusProps = Pick<
  ReturnType<typeof useMyNewsletter>,
  'change' | 'pendingChange' | 'changeError' | 'changes'
> & {
  newsletter: MyNewsletter
}

function SubscriptionStatus({ newsletter, change, pendingChange, changeError, changes }: SubscriptionStatusProps) {
  const { choice: messages, errors, slow } = useMessages('newsletter')
  const describeError = useErrorMessage()
  const { status, email } = newsletter
  const sentence = { none: messages.none, pending: messages.pending(email), subscribed: messages.subscribed(email) }[
    status
  ]
  const subscriptionChange = status === 'subscribed' ? 'unsubscribe' : 'subscribe'
  const labels = { none: messages.subscribe, pending: messages.again, subscribed: messages.unsubscribe }
  return (
    <>
      {changes.count === 0 ? (
        <p className={text.sm}>{sentence}</p>
      ) : (
        <FocusedStatus key={changes.count} className={text.sm}>
          {changes.isRepeated && `${messages.sentAgain} `}
          {sentence}
        </FocusedStatus>
      )}
      {changeError && (
        <Note variant="bad" role="alert">
          {describeError(changeError, errors)}
        </Note>
      )}
      <SlowNote isBusy={pendingChange !== null} text={slow} />
      <div className={styles.actions}>
        <Button
          variant="ghost"
          isBusy={pendingChange === subscriptionChange}
          onClick={() => change(newsletter, subscriptionChange)}
        >
          {labels[status]}
        </Button>
        {status === 'pending' && (
          <Button
            variant="ghost"
            isBusy={pendingChange === 'unsubscribe'}
            onClick={() => change(newsletter, 'unsubscribe')}
          >
            {messages.withdraw}
          </Button>
        )}
      </div>
    </>
  )
}

type SubscriptionChange = 'subscribe' | 'unsubscribe'

function useMyNewsletter() {
  const query = useQuery('my-newsletter', loadMyNewsletter)
  const [requestedChange, setRequestedChange] = useState<SubscriptionChange | null>(null)
  const [changes, setChanges] = useState({ count: 0, isRepeated: false })
  const { isBusy, error, run } = useMutation(
    (currentNewsletter: MyNewsletter, subscriptionChange: SubscriptionChange): AppThunk<Promise<null>> =>
      async (dispatch) => {
        setRequestedChange(subscriptionChange)
        setChanges(({ count }) => ({ count, isRepeated: false }))
        const changedNewsletter = await dispatch(changeSubscription(currentNewsletter, subscriptionChange))
        query.replace(() => changedNewsletter)
        const isRepeated = currentNewsletter.status === 'pending' && changedNewsletter.status === 'pending'
        setChanges(({ count }) => ({ count: count + 1, isRepeated }))
        return null
      },
  )
  return {
    ...query,
    change: (currentNewsletter: MyNewsletter, subscriptionChange: SubscriptionChange) =>
      void run(currentNewsletter, subscriptionChange),
    pendingChange: isBusy ? requestedChange : null,
    changeError: error,
    /** The number of changes on this page, and whether the last change only sent the email again. */
    changes,
  }
}
