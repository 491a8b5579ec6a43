import { bringMessages } from '../../i18n/lateMessages'
import type { Areas } from '../../i18n/messages'
import { type ClassifiedError, classifyError, type ErrorMessages, useErrorMessage } from '../../store/http/errorMessage'
import { useLanguage } from '../../i18n/LanguageContext'
import type { LinkedPage } from '../../pageTable/paths'
import { loadCheckout } from '../../store/checkout/checkoutAndPayment'
import { useAppDispatch } from '../../store/hooks'
import type { RecordedError } from '../../store/http/ApiError'
import type { AppThunk } from '../../store/AppThunk'
import { type Mutation, useMutation } from '../../store/query/useMutation'
import { selectIsGuest } from '../../store/session/sessionSlice'
import { findDuePage, goToPage, rememberPage } from './checkoutRouting'

const useMessages = bringMessages('checkout')

type StepAction = AppThunk<Promise<RecordedError | null>>

interface StepTarget {
  /** The next page, or a thunk that finds the next page once the action has succeeded. */
  nextPage: LinkedPage | AppThunk<LinkedPage | Promise<LinkedPage>>
  /** Returns false when the error concerns no field. */
  showFieldError?: (error: ClassifiedError) => boolean
}

/**
 * After a success, opens the next page, unless the user has left the current page. While a request is in progress,
 * further submits do nothing.
 */
export function useSubmitStep() {
  const language = useLanguage()
  const dispatch = useAppDispatch()
  const describeError = useStepErrorMessage()
  const { isBusy, error, run }: Mutation<[StepAction, StepTarget], StepFailure> = useMutation(
    (action: StepAction, { nextPage, showFieldError }: StepTarget): AppThunk<Promise<StepFailure | null>> =>
      async (dispatch) => {
        const isStillOnPage = rememberPage()
        const recordedError = await dispatch(action)
        if (recordedError) return { ...recordedError, isAtField: showFieldError?.(classifyError(recordedError)) }
        const page = typeof nextPage === 'string' ? nextPage : await dispatch(nextPage)
        if (isStillOnPage()) goToPage(page, { language, query: window.location.search })
        return null
      },
  )

  return {
    isBusy,
    error: error && !error.isAtField ? describeError(error) : null,
    submitStep: async (action: StepAction, target: LinkedPage | StepTarget): Promise<void> => {
      const failure = await run(action, typeof target === 'string' ? { nextPage: target } : target)
      if (failure && !failure.isAtField && isStepOutdated(failure)) await dispatch(loadCheckout())
    },
  }
}

interface StepFailure extends RecordedError {
  /** Whether a field shows the error. */
  isAtField?: boolean | undefined
}

/** Submits a choice within a step, such as an address, before the step itself is submitted. */
export function useCheckoutChange() {
  const dispatch = useAppDispatch()
  const describeError = useStepErrorMessage()
  const { isBusy, error, run } = useMutation((action: StepAction) => action)

  return {
    isBusy,
    error: error && describeError(error),
    /** Resolves to true after a success. While another request is in progress, a call does nothing. */
    sendChange: async (action: StepAction): Promise<boolean> => {
      const failure = await run(action)
      if (failure && isStepOutdated(failure)) await dispatch(loadCheckout())
      return failure === null
    },
  }
}

/** If the checkout cannot be loaded, the next page is the info step, which loads the checkout again. */
export const findPageAfterIdentification: AppThunk<Promise<LinkedPage>> = async (dispatch, getState) => {
  const checkout = await dispatch(loadCheckout())
  return checkout ? findDuePage(checkout, getState().cart.cart, selectIsGuest(getState())) : 'checkout-step-guest'
}

export function useStepErrorMessage(): (recordedError: RecordedError) => string {
  const { errors } = useMessages('checkout')
  const describeError = useErrorMessage()
  return (recordedError) => describeError(recordedError, pickStepErrors(recordedError, errors))
}

export function pickStepErrors(recordedError: RecordedError, errors: Areas['checkout']['errors']): ErrorMessages {
  const error = classifyError(recordedError)
  const invalidMessage = error.kind === 'invalid' ? errors[findFieldMessageKey(error.field)] : undefined
  return { ...errors, soldOut: errors.stock, changed: errors.stock, invalid: invalidMessage }
}

/** @param field the path, in the payload, of the field that the API refused */
function findFieldMessageKey(field: string): keyof Areas['checkout']['errors'] {
  if (field.endsWith('email')) return 'email'
  if (field.endsWith('postcode')) return 'postcode'
  if (field === 'service_point') return 'servicePoint'
  if (field === 'id_carrier') return 'carrier'
  if (field === 'id_address_delivery' || field === 'id_address_invoice') return 'address'
  if (field === 'gift_message') return 'message'
  return field === 'id_payment' ? 'payment' : 'fields'
}

const outdatedStepErrorKinds: readonly ClassifiedError['kind'][] = [
  'changed',
  'incomplete',
  'closed',
  'soldOut',
  'stock',
  'taken',
  'giftlistClosed',
  'carrier',
  'invalid',
]

/** Whether another step may be due, or a choice may be gone, after the error. The checkout must then be loaded again. */
export const isStepOutdated = (error: RecordedError): boolean =>
  outdatedStepErrorKinds.includes(classifyError(error).kind)
