import { useState } from 'react'
import { clearDraft } from '../../store/browser/formDrafts'
import { bringMessages } from '../../i18n/lateMessages'
import { classifyError, useErrorMessage } from '../../store/http/errorMessage'
import { type RecordedError, loadCode } from '../../store/http/ApiError'
import type { AppThunk } from '../../store/AppThunk'
import type * as newsletterThunks from '../../store/newsletter/subscribe'
import { useMutation } from '../../store/query/useMutation'

const useMessages = bringMessages('newsletter')

/** The module of the thunks loads when a call is first made. */
export type NewsletterCall = (thunks: typeof newsletterThunks) => AppThunk<Promise<RecordedError | null>>

const isAddressRefused = (error: RecordedError): boolean => classifyError(error).kind === 'invalid'

/**
 * The browser and the API both validate the email address. `emailError` is the message about the address, and `error`
 * the message about any other failure. A success clears the draft.
 */
export function useEmailRequest(draftName: string) {
  const { errors } = useMessages('newsletter')
  const describeError = useErrorMessage()
  const { isBusy, isDone, error, runCall, resetCall } = useNewsletterCall()
  const [isEmailMalformed, setIsEmailMalformed] = useState(false)

  /** An invalid address is not sent. After an invalid or refused address, the field receives the focus. */
  const sendRequest = async (field: HTMLInputElement, call: NewsletterCall): Promise<void> => {
    const isEmailInvalid = field.value.trim() === '' || !field.checkValidity()
    setIsEmailMalformed(isEmailInvalid)
    const failure = isEmailInvalid ? null : await runCall(call)
    if (isEmailInvalid || (failure && isAddressRefused(failure))) field.focus()
    if (!isEmailInvalid && failure === null) clearDraft(draftName)
  }
  const isEmailRefused = error !== null && isAddressRefused(error)
  return {
    isSent: isDone,
    isBusy,
    emailError: isEmailMalformed || isEmailRefused ? errors.email : undefined,
    error: error && !isEmailRefused ? describeError(error, {}) : undefined,
    sendRequest,
    clearErrors: () => {
      setIsEmailMalformed(false)
      if (error) resetCall()
    },
    resetCall,
  }
}

export function useNewsletterCall() {
  const [isDone, setIsDone] = useState(false)
  const { isBusy, error, run, clearError } = useMutation((call: NewsletterCall) => async (dispatch) => {
    const thunks = await loadCode(
      () => import(/* webpackChunkName: "subscription" */ '../../store/newsletter/subscribe'),
    )
    return dispatch(call(thunks))
  })
  const runCall = async (call: NewsletterCall) => {
    setIsDone(false)
    const failure = await run(call)
    if (failure === null) setIsDone(true)
    return failure
  }
  const resetCall = () => {
    setIsDone(false)
    clearError()
  }
  return { isBusy, isDone, error, runCall, resetCall }
}
