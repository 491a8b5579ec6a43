import { navigate } from 'gatsby'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Giftlist } from '../../../../contract/giftlist'
import { useLanguage } from '../../../../i18n/LanguageContext'
import { bringMessages } from '../../../../i18n/lateMessages'
import { useAppSelector } from '../../../../store/hooks'
import { classifyError } from '../../../../store/http/classifyError'
import type { RecordedError } from '../../../../store/http/ApiError'
import { useMutation } from '../../../../store/query/useMutation'
import type { AppThunk } from '../../../../store/services'
import { selectIsRegistered } from '../../../../store/session/sessionSelectors'
import { findRefusedListField } from '../fields/listFields'
import { buildListPath } from '../giftlistPlaces'
import { useGiftlistErrorMessage } from '../useGiftlistErrorMessage'
import { buildNewList, forgetNewListDraft, type NewListFields } from './newListFields'
import { saveNewList } from './saveNewList'

const useMessages = bringMessages('giftlistOwner')

/** Whether the shop API wants the user to log in, as a visitor, a guest or after the end of the session. */
const isLoginNeeded = ({ status, code }: RecordedError): boolean =>
  status === 401 || status === 403 || code === 'ERR_LOGGED_OUT'

/**
 * Creates the list of a valid form. Without an account, the list waits until there is one, and is then created without
 * another press.
 */
export function useCreation(form: UseFormReturn<NewListFields>) {
  const { create: messages, fields } = useMessages('giftlistOwner')
  const language = useLanguage()
  const describeError = useGiftlistErrorMessage()
  const isRegistered = useAppSelector(selectIsRegistered)
  /** The number of submits that wait for an account. */
  const [waiting, setWaiting] = useState(0)
  const [taken, setTaken] = useState<{ name: string; list: Giftlist } | null>(null)

  /** Shows the error at the field that it concerns. Returns the error if no field shows it. */
  const showRefusal = (failed: RecordedError): RecordedError | null => {
    const error = classifyError(failed)
    const path = error.kind === 'invalid' ? findRefusedListField(error.field) : null
    if (path === null) return failed
    form.setError(path, { message: fields.errors.refused })
    return null
  }
  const { busy, error, run } = useMutation((typed: NewListFields): AppThunk<Promise<RecordedError | null>> => {
    const { pathname } = window.location
    return async (dispatch) => {
      const outcome = await dispatch(saveNewList(buildNewList(typed), typed.event_date || null))
      if (outcome.kind === 'nameTaken') {
        setTaken({ name: typed.name, list: outcome.list })
        form.setError('name', { message: messages.nameTaken })
        return null
      }
      if (outcome.kind === 'failed') {
        if (!isLoginNeeded(outcome.failed)) return showRefusal(outcome.failed)
        setWaiting((count) => count + 1)
        return null
      }
      forgetNewListDraft()
      // A late response must not replace a page that the user has opened since.
      if (window.location.pathname === pathname) {
        navigate(buildListPath('my-giftlists', language, outcome.list.id_giftlist), { state: { created: true } })
      }
      return null
    }
  })

  const submit = async (typed: NewListFields) => {
    if (isRegistered) await run(typed)
    else setWaiting((count) => count + 1)
  }
  const latest = useRef(submit)
  latest.current = submit
  const isDue = waiting > 0 && isRegistered
  useEffect(() => {
    if (!isDue) return
    setWaiting(0)
    void form.handleSubmit((typed) => latest.current(typed))()
  }, [isDue, form])

  return {
    busy,
    error: error && describeError(error),
    submit,
    waiting,
    /** The list that has the typed name already. */
    namesake: taken !== null && form.watch('name') === taken.name ? taken.list : null,
  }
}
