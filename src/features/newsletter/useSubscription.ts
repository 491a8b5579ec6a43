import { useState } from 'react'
import type { Subscriber } from '../../store/newsletter/newsletterApi'
import { useWords } from '../../i18n/useWords'
import { useBusy } from '../../ui/button/useBusy'
import type { NewsletterError } from '../../store/newsletter/newsletterApi'
import { getStore } from '../../store/lazyStore'
import type { AppThunk } from '../../store/services'
import type { lazyThunks } from '../../store/lazyThunks'

/**
 * A subscription that is being asked for. The address is checked by the browser's own rule and by the shop's: what is
 * wrong with it is said at the field, anything else beside the button.
 */
export function useSubscription() {
  const { errors } = useWords('newsletter')
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
    error: error && error !== 'refused' ? errors[error] : undefined,
    send,
    /** The address is being typed: what was wrong with it is forgotten. */
    forget: () => {
      setMalformed(false)
      if (error) reset()
    },
    reset,
  }
}

/** A call that a button makes, one at a time; `done` once it went well. */
export function useNewsletterCall() {
  const { busy, run: alone } = useBusy()
  const [done, setDone] = useState(false)
  const [error, setError] = useState<NewsletterError | null>(null)

  const run = (call: () => Promise<NewsletterError | null>): Promise<void> =>
    alone(async () => {
      setDone(false)
      setError(null)
      const failed = await call()
      setError(failed)
      setDone(failed === null)
    })
  const reset = () => {
    setDone(false)
    setError(null)
  }
  return { busy, done, error, run, reset }
}

type Calls = Awaited<ReturnType<typeof lazyThunks.newsletter>>

/** Asks the shop something, once it and its calls have come: when they can't be fetched, that is no line either. */
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
