import { useEffect, useMemo, useRef, useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { useCheckedForm } from '../../../../forms/useCheckedForm'
import { findShopDay } from '../../../../i18n/dates'
import { bringMessages } from '../../../../i18n/lateMessages'
import { classifyError } from '../../../../store/http/classifyError'
import type { RecordedError } from '../../../../store/http/ApiError'
import { findChanges, mergeFields } from '../fields/mergeFields'
import { isListMissing, useGiftlistErrorMessage } from '../useGiftlistErrorMessage'
import { readSettingsDraft, saveSettingsDraft } from './settingsDraft'
import {
  buildUpdate,
  findSettingsField,
  type SettingsFields,
  buildSettingsSchema,
  toSettingsFields,
} from './settingsFields'
import { type ListChangeProps, useListChange } from './useListChange'

const useMessages = bringMessages('giftlistOwner')

/**
 * Returns the form of a list's settings. The typed text survives a reload, an expired session and changes elsewhere on
 * the page, such as publishing the list.
 */
export function useSettingsForm(props: ListChangeProps) {
  const messages = useMessages('giftlistOwner')
  const describeError = useGiftlistErrorMessage()
  const { list } = props
  const id = list.id_giftlist
  const today = findShopDay()
  const schema = useMemo(() => buildSettingsSchema(messages, today), [messages, today])
  /** The settings that the shop API has, as far as the form knows. */
  const base = useRef(toSettingsFields(list, today))
  const [start] = useState(() => readSettingsDraft(id, base.current))
  const form = useCheckedForm<SettingsFields>({
    schema,
    start,
    keep: (fields) => saveSettingsDraft(id, base.current, fields),
  })
  const [isSaved, setSaved] = useState(false)
  const [hasDraft] = useState(() => Object.keys(findChanges(base.current, start)).length > 0)
  const { busy, error, run } = useListChange(props)
  const isAtField = useRef(false)

  const { getValues, setValue, watch } = form
  useEffect(() => {
    // Only changes by the user have a `type`. Text that is typed after saving is not saved.
    const subscription = watch((_fields, { type }) => {
      if (type === 'change') setSaved(false)
    })
    return () => subscription.unsubscribe()
  }, [watch])
  useEffect(() => {
    const fresh = toSettingsFields(list, today)
    const merged = mergeFields(getValues(), base.current, fresh)
    base.current = fresh
    for (const [name, value] of Object.entries(findChanges(getValues(), merged))) {
      setValue(name as FieldPath<SettingsFields>, value)
    }
    saveSettingsDraft(id, fresh, merged)
  }, [list, today, id, getValues, setValue])

  const showFieldError = (failed: RecordedError): boolean => {
    const refused = classifyError(failed)
    const field = refused.kind === 'invalid' ? findSettingsField(refused.field) : null
    if (field) form.setError(field, { message: messages.fields.errors.refused })
    return field !== null
  }
  const submit = async (fields: SettingsFields) => {
    if (busy) return
    setSaved(false)
    const sent = base.current
    const changes = buildUpdate(sent, fields)
    if (Object.keys(changes).length === 0) return setSaved(true)
    // The values of the request count as known, so that the response replaces them and preserves text that is typed
    // meanwhile.
    base.current = fields
    const failed = await run(changes)
    if (failed === null) return setSaved(true)
    base.current = sent
    isAtField.current = Boolean(failed && showFieldError(failed))
  }
  return {
    form,
    submit,
    busy,
    error: error && !isAtField.current ? describeError(error) : null,
    isMissing: error !== null && isListMissing(error),
    isSaved,
    /** Whether the form began with changes from earlier in this visit. */
    hasDraft,
  }
}
