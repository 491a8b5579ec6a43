import { navigate } from 'gatsby'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Giftlist } from '../../../../contract/giftlist'
import { useLanguage } from '../../../../i18n/LanguageContext'
import { bringMessages } from '../../../../i18n/lateMessages'
import { useAppSelector } from '../../../../store/hooks'
import { classifyError } from '../../../../store/http/errorMessage'
import type { RecordedError } from '../../../../store/http/ApiError'
import { useMutation } from '../../../../store/query/useMutation'
import type { AppThunk } from '../../../../store/AppThunk'
import { selectIsRegistered } from '../../../../store/session/sessionSlice'
import { findRefusedListField } from '../fields/listFields'
import { buildListPath } from '../giftlistPaths'
import { useGiftlistErrorMessage } from '../useGiftlistErrorMessage'
import { buildNewListPayload, forgetNewListDraft, type NewListFields } from './newListFields'
import { saveNewList } from './saveNewList'

const useMessages = bringMessages('giftlistOwner')

/** True when the session has ended. After a 403 the customer is still logged in, and would submit again and again. */
const isLoginNeeded = ({ status, code }: RecordedError): boolean => status === 401 || code === 'ERR_LOGGED_OUT'

/** If a user must log in first, the list is created after the login without another press of the button. */
export function useListCreation(form: UseFormReturn<NewListFields>) {
  const { create: messages, fields } = useMessages('giftlistOwner')
  const language = useLanguage()
  const describeError = useGiftlistErrorMessage()
  const isRegistered = useAppSelector(selectIsRegistered)
  /** The number of submits that wait for an account. */
  const [waitingCount, setWaitingCount] = useState(0)
  const [takenList, setTakenList] = useState<{ name: string; list: Giftlist } | null>(null)

  /** Returns the error if no field can show it. */
  const showRefusal = (recordedError: RecordedError): RecordedError | null => {
    const error = classifyError(recordedError)
    const path = error.kind === 'invalid' ? findRefusedListField(error.field) : null
    if (path === null) return recordedError
    form.setError(path, { message: fields.errors.refused })
    return null
  }
  const { isBusy, error, run } = useMutation((typedFields: NewListFields): AppThunk<Promise<RecordedError | null>> => {
    const { pathname } = window.location
    return async (dispatch) => {
      const outcome = await dispatch(saveNewList(buildNewListPayload(typedFields), typedFields.event_date || null))
      if (outcome.kind === 'nameTaken') {
        setTakenList({ name: typedFields.name, list: outcome.list })
        form.setError('name', { message: messages.nameTaken })
        return null
      }
      if (outcome.kind === 'failed') {
        if (!isLoginNeeded(outcome.failure)) return showRefusal(outcome.failure)
        setWaitingCount((count) => count + 1)
        return null
      }
      forgetNewListDraft()
      // A late response must not replace a page that the user has opened meanwhile.
      if (window.location.pathname === pathname) {
        navigate(buildListPath('my-giftlists', language, outcome.list.id_giftlist), { state: { created: true } })
      }
      return null
    }
  })

  const submitFields = async (typedFields: NewListFields) => {
    if (isRegistered) await run(typedFields)
    else setWaitingCount((count) => count + 1)
  }
  const latestSubmit = useRef(submitFields)
  latestSubmit.current = submitFields
  const isSubmitDue = waitingCount > 0 && isRegistered
  useEffect(() => {
    if (!isSubmitDue) return
    setWaitingCount(0)
    void form.handleSubmit((typedFields) => latestSubmit.current(typedFields))()
  }, [isSubmitDue, form])

  return {
    isBusy,
    error: error && describeError(error),
    submitFields,
    waitingCount,
    /** The existing list with the typed name; null if there is none. */
    namesake: takenList !== null && form.watch('name') === takenList.name ? takenList.list : null,
  }
}
