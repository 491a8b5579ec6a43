import { useState } from 'react'
import type { Subscriber } from '../../store/newsletter/subscribe'
import { useWords } from '../../i18n/useWords'
import type { NewsletterError } from '../../store/newsletter/newsletterApi'
import { commonMessage } from '../../store/http/commonMessage'
import { getStore } from '../../store/lazyStore'
import type { AppThunk } from '../../store/services'
import type { lazyThunks } from '../../store/lazyThunks'
import { useChange } from '../../store/useChange'

/**
 * A subscription that is being asked for. The address is checked by the browser's own rule and by the shop's: what is
 * wrong with it is said at the field, anything else beside the button.
 */
export function useSubscription() {
  const { errors } = useWords('newsletter')
  const describeError = useNewsletterErrorMessage()
  const { busy, done, error, run, reset } = useNewsletterCall()
  const [malformed, setMalformed] = useState(false)

  const requestSubscription = async (field: HTMLInputElement, subscriber: Subscriber) => {
    const failed = await withNewsletterApi(({ requestNewsletterEmail }) => requestNewsletterEmail(subscriber))
    if (failed === 'refused') field.focus()
    return failed
  }
  /** Sends it, unless the field says that the address is none: then it gets the focus. */
  const send = (field: HTMLInputElement, subscriber: Subscriber): void => {
    const wrong = subscriber.email === '' || !field.checkValidity()
    setMalformed(wrong)
    if (wrong) field.focus()
    else void run(() => requestSubscription(field, subscriber))
  }
  const emailError = malformed || error === 'refused' ? errors.email : undefined
  return {
    sent: done,
    busy,
    emailError,
    error: error && error !== 'refused' ? describeError(error) : undefined,
    send,
    /** The address is being typed: what was wrong with it is forgotten. */
    forget: () => {
      setMalformed(false)
      if (error) reset()
    },
    reset,
  }
}

/** A call that a button makes, one at a time; `done` says that it went well. */
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

/** Says why something about the newsletter did not go through. */
export function useNewsletterErrorMessage(): (error: NewsletterError) => string {
  const { errors } = useWords('newsletter')
  const common = useWords('common')
  return (error) => {
    if (error === 'refused' || error === 'expired' || error === 'unknown') return errors[error]
    return commonMessage(error === 'tooMany' ? { kind: error, retryAfter: null } : { kind: error }, undefined, common)
  }
}

type Calls = Awaited<ReturnType<typeof lazyThunks.newsletter>>

/** Makes a call once the store and the call itself have been fetched: when they cannot be, there is no network either. */
export async function withNewsletterApi(
  call: (calls: Calls) => AppThunk<Promise<NewsletterError | null>>,
): Promise<NewsletterError | null> {
  const fetched = await getStore()
    .then(async (shop) => ({
      shop,
      calls: await shop.dispatch((_dispatch, _state, { lazyThunks }) => lazyThunks.newsletter()),
    }))
    .catch(() => null)
  return fetched ? fetched.shop.dispatch(call(fetched.calls)) : 'network'
}
