import { useState } from 'react'
import type { Subscriber } from '../../store/newsletter/newsletterApi'
import { useWords } from '../../i18n/useWords'
import type { NewsletterError } from '../../store/newsletter/newsletterApi'
import { commonMessage } from '../../store/http/commonMessage'
import { getStore } from '../../store/lazyStore'
import type { AppThunk } from '../../store/services'
import type { lazyThunks } from '../../store/lazyThunks'
import { useChange } from '../../store/query/useChange'

/** Sends a subscription, for useEmailRequest. */
export const requestSubscription = (subscriber: Subscriber) =>
  withNewsletterApi(({ requestNewsletterEmail }) => requestNewsletterEmail(subscriber))

/**
 * Returns the props and callbacks of a form that requests a confirmation email. The browser and the API both validate
 * the address. `emailError` is the message about the address, and `error` that of any other failure.
 */
export function useEmailRequest<Payload extends { email: string }>(
  request: (payload: Payload) => Promise<NewsletterError | null>,
) {
  const { errors } = useWords('newsletter')
  const describeError = useNewsletterErrorMessage()
  const { busy, done, error, run, reset } = useNewsletterCall()
  const [malformed, setMalformed] = useState(false)

  const requestEmail = async (field: HTMLInputElement, payload: Payload) => {
    const failed = await request(payload)
    if (failed === 'refused') field.focus()
    return failed
  }
  /** Sends the request. An invalid address is not sent, and its field receives focus. */
  const send = (field: HTMLInputElement, payload: Payload): void => {
    const wrong = payload.email === '' || !field.checkValidity()
    setMalformed(wrong)
    if (wrong) field.focus()
    else void run(() => requestEmail(field, payload))
  }
  const emailError = malformed || error === 'refused' ? errors.email : undefined
  return {
    sent: done,
    busy,
    emailError,
    error: error && error !== 'refused' ? describeError(error) : undefined,
    send,
    /** Clears the error messages when the address changes. */
    forget: () => {
      setMalformed(false)
      if (error) reset()
    },
    reset,
  }
}

/** Returns `run`, which makes one call at a time, and its outcome. `done` is true after a success. */
export function useNewsletterCall() {
  const [done, setDone] = useState(false)
  const { busy, error, run, clearError } = useChange(async (call: () => Promise<NewsletterError | null>) => {
    setDone(false)
    const failed = await call()
    setDone(failed === null)
    return failed
  })
  const reset = () => {
    setDone(false)
    clearError()
  }
  return { busy, done, error, run, reset }
}

export function useNewsletterErrorMessage(): (error: NewsletterError) => string {
  const { errors } = useWords('newsletter')
  const common = useWords('common')
  return (error) => {
    if (error === 'refused' || error === 'expired' || error === 'unknown') return errors[error]
    return commonMessage(error === 'tooMany' ? { kind: error, retryAfter: null } : { kind: error }, undefined, common)
  }
}

type Calls = Awaited<ReturnType<typeof lazyThunks.newsletter>>

/** Loads the store and the newsletter API calls, and runs one of them. A failure to load them counts as a network error. */
export async function withNewsletterApi(
  call: (calls: Calls) => AppThunk<Promise<NewsletterError | null>>,
): Promise<NewsletterError | null> {
  const fetched = await getStore()
    .then(async (store) => ({
      store,
      calls: await store.dispatch((_dispatch, _state, { lazyThunks }) => lazyThunks.newsletter()),
    }))
    .catch(() => null)
  return fetched ? fetched.store.dispatch(call(fetched.calls)) : 'network'
}
