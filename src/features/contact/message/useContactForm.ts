import { useEffect, useMemo, useRef, useState } from 'react'
import { buildControlId, focusControl } from '../../../forms/focusControl'
import { useCheckedForm } from '../../../forms/Form'
import { formatFullName } from '../../../forms/person/formatFullName'
import { decimalSign } from '../../../i18n/decimalSign'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { clearDraft, readDraft, saveDraft } from '../../../store/browser/formDrafts'
import { useAppSelector } from '../../../store/hooks'
import type { ClassifiedError } from '../../../store/http/errorMessage'
import { createRandomKey } from '../../../store/http/requestKey'
import { selectCustomer } from '../../../store/session/sessionSlice'
import { parseFilesDraft, formatFilesDraft } from '../upload/formFile'
import { buildContactSchema, type ContactField, type ContactFields, emptyFields } from './formFields'

const useMessages = bringMessages('contact')

export interface ContactFormOptions {
  name: string
  /** In the order in which the page shows them. */
  fields: readonly ContactField[]
  isMessageOptional?: boolean
  areFilesRequired?: boolean
}

/**
 * The typed text survives a reload. `getSeed` returns a part of the request's key. After a submit, `forgetDraft`
 * removes the draft, and `restartForm` empties every field except the name and the email address.
 */
export function useContactForm({ name, fields, isMessageOptional, areFilesRequired }: ContactFormOptions) {
  const messages = useMessages('contact')
  const decimal = decimalSign[useLanguage()]
  const [draft] = useState(() => readFormDraft(name, fields, messages.files.lost))
  const seed = useRef(draft.seed)
  const schema = useMemo(
    () => buildContactSchema({ messages, decimal, fields, isMessageOptional, areFilesRequired }),
    [messages, decimal, fields, isMessageOptional, areFilesRequired],
  )
  const form = useCheckedForm<ContactFields>({
    schema,
    initialFields: draft.fields,
    saveFields: (typedFields) => saveFormDraft(name, { fields: typedFields, seed: seed.current }),
  })
  const { getValues, setValue, setError, reset } = form

  const customer = useAppSelector(selectCustomer)
  useEffect(() => {
    if (!customer) return
    const knownFields = { name: formatFullName(customer), email: customer.email }
    for (const field of ['name', 'email'] as const) {
      // The user may be about to type in the focused field.
      const isFocused = document.activeElement?.id === buildControlId(field)
      if (getValues(field) === '' && !isFocused) setValue(field, knownFields[field])
    }
  }, [customer, getValues, setValue])

  const showFieldError = (error: ClassifiedError): boolean => {
    const payloadField = error.kind === 'invalid' ? error.field.split('.')[0] : undefined
    const field = fields.find((formField) => formField === payloadField)
    if (field === undefined) return false
    if (field === 'files') setValue('files', [])
    setError(field, { message: field === 'files' ? messages.files.expired : messages.errors.refused })
    focusControl(buildControlId(field))
    return true
  }
  const restartForm = () => {
    clearDraft(name)
    const { name: sender, email } = getValues()
    seed.current = createRandomKey()
    reset({ ...emptyFields, name: sender, email })
  }
  return {
    form,
    getSeed: () => seed.current,
    showFieldError,
    restartForm,
    forgetDraft: () => clearDraft(name),
  }
}

interface FormDraft {
  fields: ContactFields
  /** A part of the request's key (createRequestKey). Like the text, it survives a reload. */
  seed: string
}

const isSeed = (text: string | undefined): text is string => /^[0-9a-f]{32}$/.test(text ?? '')

function readFormDraft(
  formName: string,
  fields: readonly ContactField[],
  describeLostFile: (name: string) => string,
): FormDraft {
  const { seed, files = '', ...typedFields } = readDraft(formName)
  const textEntries = fields
    .filter((field) => field !== 'files')
    .map((field) => [field, typedFields[field] ?? ''] as const)
  return {
    fields: { ...emptyFields, ...Object.fromEntries(textEntries), files: parseFilesDraft(files, describeLostFile) },
    seed: isSeed(seed) ? seed : createRandomKey(),
  }
}

/** The draft does not contain the field for robots. */
function saveFormDraft(formName: string, { fields, seed }: FormDraft): void {
  const { files, subject: _, ...textEntries } = fields
  saveDraft(formName, { ...textEntries, files: formatFilesDraft(files), seed })
}
