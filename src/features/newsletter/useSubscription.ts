import { useState } from 'react'
import type { Subscriber } from '../../store/newsletter/newsletterApi'
import { bringMessages } from '../../i18n/lateMessages'
import type { NewsletterError } from '../../store/newsletter/newsletterApi'
import { commonMessage } from '../../store/http/errorMessage'
import { type RecordedError, loadCode } from '../../store/http/ApiError'
import type { AppThunk } from '../../store/services'
import type * as newsletterThunks from '../../store/newsletter/subscribe'
import { useMutation } from '../../store/query/useMutation'

const useMessages = bringMessages('common', 'newsletter')

type NewsletterThunks = typeof newsletterThunks

/** Creates a newsletter thunk from the module of the thunks, which is loaded when it is first needed. */
export type NewsletterCall = (thunks: NewsletterThunks) => AppThunk<Promise<NewsletterError | null>>

export const requestSubscription =
  (subscriber: Subscriber): NewsletterCall =>
  ({ requestNewsletterEmail }) =>
    requestNewsletterEmail(subscriber)

/**
 * The browser and the API both validate the email address. `emailError` is the message about the address, and `error`
 * the message about any other failure.
 */
export function useEmailRequest<Payload extends { email: string }>(request: (payload: Payload) => NewsletterCall) {
  const { errors } = useMessages('newsletter')
  const describeError = useNewsletterErrorMessage()
  const { busy, done, error, run, reset } = useNewsletterCall()
  const [isMalformed, setIsMalformed] = useState(false)

  /** An invalid address is not sent, and its field receives the focus. */
  const sendRequest = (field: HTMLInputElement, payload: Payload): void => {
    const isInvalid = payload.email === '' || !field.checkValidity()
    setIsMalformed(isInvalid)
    if (isInvalid) field.focus()
    else void run(request(payload), (requestError) => requestError === 'refused' && field.focus())
  }
  const emailError = isMalformed || error === 'refused' ? errors.email : undefined
  return {
    isSent: done,
    busy,
    emailError,
    error: error && error !== 'refused' ? describeError(error) : undefined,
    send: sendRequest,
    /** Clears the error messages when the address changes. */
    forget: () => {
      setIsMalformed(false)
      if (error) reset()
    },
    reset,
  }
}

/**
 * `run` makes one call at a time. The code of the thunks is loaded with the first call. A failure to load the code
 * counts as a network error.
 */
export function useNewsletterCall() {
  const [isDone, setIsDone] = useState(false)
  const mutation = useMutation((call: NewsletterCall) => async (dispatch) => {
    const thunks = await loadCode(
      () => import(/* webpackChunkName: "subscription" */ '../../store/newsletter/subscribe'),
    )
    return dispatch(call(thunks))
  })
  const runCall = async (call: NewsletterCall, onFailed?: (error: NewsletterError) => void) => {
    setIsDone(false)
    const failure = await mutation.run(call)
    if (failure === null) setIsDone(true)
    else if (failure) onFailed?.(readError(failure))
  }
  const resetCall = () => {
    setIsDone(false)
    mutation.clearError()
  }
  return {
    busy: mutation.busy,
    done: isDone,
    error: mutation.error && readError(mutation.error),
    run: runCall,
    reset: resetCall,
  }
}

/** An error that is not a NewsletterError means that the code could not be loaded. */
const readError = (failure: NewsletterError | RecordedError): NewsletterError =>
  typeof failure === 'string' ? failure : 'network'

export function useNewsletterErrorMessage(): (error: NewsletterError) => string {
  const { errors } = useMessages('newsletter')
  const common = useMessages('common')
  return (error) => {
    if (error === 'refused' || error === 'expired' || error === 'unknown') return errors[error]
    return commonMessage(error === 'tooMany' ? { kind: error, retryAfter: null } : { kind: error }, undefined, common)
  }
}
