import { useEffect, useMemo, useRef, useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { useCheckedForm } from '../../../../forms/Form'
import { findShopDay } from '../../../../i18n/dates'
import { bringMessages } from '../../../../i18n/lateMessages'
import { classifyError } from '../../../../store/http/errorMessage'
import type { RecordedError } from '../../../../store/http/ApiError'
import { findChanges, mergeFields } from '../fields/mergeFields'
import { isListMissing, useGiftlistErrorMessage } from '../useGiftlistErrorMessage'
import {
  buildSettingsUpdate,
  findSettingsField,
  type SettingsFields,
  buildSettingsSchema,
  buildSettingsFields,
  readSettingsDraft,
  saveSettingsDraft,
} from './settingsFields'
import { type ListChangeProps, useListChange } from './useListChange'

const useMessages = bringMessages('giftlistOwner')

/**
 * The typed text survives a reload, an expired session and other changes to the list on this page, such as publishing.
 */
export function useSettingsForm(props: ListChangeProps) {
  const messages = useMessages('giftlistOwner')
  const describeError = useGiftlistErrorMessage()
  const { list } = props
  const id = list.id_giftlist
  const today = findShopDay()
  const schema = useMemo(() => buildSettingsSchema(messages, today), [messages, today])
  /** The last settings that the API sent or received. */
  const baseFields = useRef(buildSettingsFields(list, today))
  const [initialFields] = useState(() => readSettingsDraft(id, baseFields.current))
  const form = useCheckedForm<SettingsFields>({
    schema,
    initialFields,
    saveFields: (fields) => saveSettingsDraft(id, baseFields.current, fields),
  })
  const [isSaved, setIsSaved] = useState(false)
  const [hasDraft] = useState(() => Object.keys(findChanges(baseFields.current, initialFields)).length > 0)
  const { isBusy, error, run } = useListChange(props)
  const isErrorAtField = useRef(false)

  const { getValues, setValue, watch } = form
  useEffect(() => {
    // Only changes by the user have a `type`. They remove the note about saved settings.
    const subscription = watch((_fields, { type }) => {
      if (type === 'change') setIsSaved(false)
    })
    return () => subscription.unsubscribe()
  }, [watch])
  useEffect(() => {
    const freshFields = buildSettingsFields(list, today)
    const mergedFields = mergeFields(getValues(), baseFields.current, freshFields)
    baseFields.current = freshFields
    for (const [name, value] of Object.entries(findChanges(getValues(), mergedFields))) {
      setValue(name as FieldPath<SettingsFields>, value)
    }
    saveSettingsDraft(id, freshFields, mergedFields)
  }, [list, today, id, getValues, setValue])

  const showFieldError = (recordedError: RecordedError): boolean => {
    const classifiedError = classifyError(recordedError)
    const field = classifiedError.kind === 'invalid' ? findSettingsField(classifiedError.field) : null
    if (field) form.setError(field, { message: messages.fields.errors.refused })
    return field !== null
  }
  const submitFields = async (fields: SettingsFields) => {
    if (isBusy) return
    setIsSaved(false)
    const sentFields = baseFields.current
    const changes = buildSettingsUpdate(sentFields, fields)
    if (Object.keys(changes).length === 0) return setIsSaved(true)
    // The response replaces the values of the request, and preserves only the text that the user types in the meantime.
    baseFields.current = fields
    const failure = await run(changes)
    if (failure === null) return setIsSaved(true)
    baseFields.current = sentFields
    isErrorAtField.current = Boolean(failure && showFieldError(failure))
  }
  return {
    form,
    submitFields,
    isBusy,
    error: error && !isErrorAtField.current ? describeError(error) : null,
    isMissing: error !== null && isListMissing(error),
    isSaved,
    hasDraft,
  }
}
