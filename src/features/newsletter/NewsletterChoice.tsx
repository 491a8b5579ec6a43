import { useState } from 'react'
import { SectionError } from '../../ui/status/SectionError'
import { bringMessages } from '../../i18n/lateMessages'
import type { MyNewsletter } from '../../contract/account'
import { Button } from '../../ui/button/Button'
import { ErrorNote } from '../../ui/status/ErrorNote'
import { SlowNote } from '../../ui/status/SlowNote'
import { FocusedStatus } from '../../ui/status/FocusedStatus'
import { changeSubscription, loadMyNewsletter, type SubscriptionChange } from '../../store/newsletter/myNewsletter'
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
  const { status, data: newsletter, retry, replace } = useQuery('my-newsletter', loadMyNewsletter)
  return (
    <section className={styles.question} aria-labelledby="my-newsletter">
      <h2 id="my-newsletter" className={text.lg}>
        {title}
      </h2>
      {status === 'loading' && (
        <p role="status" className={styles.loading}>
          {messages.loading}
        </p>
      )}
      {status === 'failed' && <SectionError message={messages.failed} retry={error.retry} onRetry={retry} />}
      {newsletter && (
        <SubscriptionStatus
          newsletter={newsletter}
          onChanged={(changedNewsletter) => replace(() => changedNewsletter)}
        />
      )}
    </section>
  )
}

interface SubscriptionStatusProps {
  newsletter: MyNewsletter
  onChanged: (newsletter: MyNewsletter) => void
}

function SubscriptionStatus(props: SubscriptionStatusProps) {
  const { choice: messages, errors, slow } = useMessages('newsletter')
  const describeError = useErrorMessage()
  const { changes, error, pendingChange, run } = useSubscriptionChange(props)
  const { status, email } = props.newsletter
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
      <ErrorNote>{error && describeError(error, errors)}</ErrorNote>
      <SlowNote isBusy={pendingChange !== null} text={slow} />
      <div className={styles.actions}>
        <Button
          variant="ghost"
          isBusy={pendingChange === subscriptionChange}
          onClick={() => void run(subscriptionChange)}
        >
          {labels[status]}
        </Button>
        {status === 'pending' && (
          <Button variant="ghost" isBusy={pendingChange === 'unsubscribe'} onClick={() => void run('unsubscribe')}>
            {messages.withdraw}
          </Button>
        )}
      </div>
    </>
  )
}

/** `changes` has the number of changes on this page, and whether the last change only sent the email again. */
function useSubscriptionChange({ newsletter, onChanged }: SubscriptionStatusProps) {
  const [requestedChange, setRequestedChange] = useState<SubscriptionChange | null>(null)
  const [changes, setChanges] = useState({ count: 0, isRepeated: false })
  const { isBusy, error, run } = useMutation(
    (change: SubscriptionChange): AppThunk<Promise<null>> =>
      async (dispatch) => {
        setRequestedChange(change)
        setChanges(({ count }) => ({ count, isRepeated: false }))
        const changedNewsletter = await dispatch(changeSubscription(newsletter, change))
        onChanged(changedNewsletter)
        const isRepeated = newsletter.status === 'pending' && changedNewsletter.status === 'pending'
        setChanges(({ count }) => ({ count: count + 1, isRepeated }))
        return null
      },
  )
  return { changes, error, pendingChange: isBusy ? requestedChange : null, run }
}
