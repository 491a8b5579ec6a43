import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { UploadPurpose } from '../../../contract/uploads'
import { Form, useFormSubmit } from '../../../forms/Form'
import { focusControl } from '../../../forms/focusControl'
import { bringMessages } from '../../../i18n/lateMessages'
import { type FormLink, submitForm } from '../../../store/contact/contactThunks'
import { useAppSelector } from '../../../store/hooks'
import type { RecordedError } from '../../../store/http/ApiError'
import type { AppThunk } from '../../../store/AppThunk'
import { selectLogouts } from '../../../store/session/sessionSlice'
import { UploadField } from '../upload/UploadField'
import { useUploads } from '../upload/useUploads'
import { buildSenderPayload, type ContactFields, listFileTokens } from './formFields'
import { PrivacyNote } from './PrivacyNote'
import { SenderFields } from './SenderFields'
import { SentNotice } from './SentNotice'
import { type ContactFormOptions, useContactForm } from './useContactForm'
import * as text from '../../../ui/text.module.css'
import * as formStyles from '../../../forms/Form.module.css'
import * as styles from './ContactForm.module.css'

const useMessages = bringMessages('contact', 'identity')

interface MessageFormProps extends ContactFormOptions {
  link: FormLink
  messages: { title: string; submit: string; sent: string; sentMore: string; again: string }
  attachments?: { purpose: UploadPurpose; label: string; optional?: string }
  /** Returns the part of the payload that only this form has. */
  buildPayload: (fields: ContactFields) => object
  children: ReactNode
}

/** After a logout, the form is empty for the next user of the device. */
export function MessageForm(props: MessageFormProps) {
  return <SingleMessageForm key={useAppSelector(selectLogouts)} {...props} />
}

function SingleMessageForm({ link, messages, attachments, buildPayload, children, ...options }: MessageFormProps) {
  const { sentTo, kept } = useMessages('contact')
  const { form: formMessages } = useMessages('identity')
  const { form, getSeed, showFieldError, restartForm, forgetDraft } = useContactForm(options)
  const uploads = useUploads(form, attachments?.purpose ?? 'complaint')
  const [recipient, setRecipient] = useState<string | null>(null)
  const wasSent = useRef(false)
  useEffect(() => {
    // The pressed button has disappeared with the notice around it.
    if (wasSent.current && recipient === null) focusControl('name')
    wasSent.current = recipient !== null
  }, [recipient])

  const sendMessage = (): AppThunk<Promise<RecordedError | null>> => async (dispatch) => {
    await uploads.settle()
    const fields = form.getValues()
    if (!(await form.trigger('files'))) {
      focusControl('files')
      return null
    }
    const filesPayload = attachments && { files: listFileTokens(fields) }
    const payload = { ...buildSenderPayload(fields), ...buildPayload(fields), ...filesPayload }
    const failure = await dispatch(submitForm(link, { payload, seed: getSeed() }))
    if (failure) return failure
    forgetDraft()
    setRecipient(fields.email.trim())
    return null
  }
  const submitState = useFormSubmit<ContactFields>(sendMessage, {
    showFieldError,
    // After any failure, another attempt does no harm, and the error message says so.
    pickErrors: () => ({ invalid: formMessages.invalid, kept }),
  })
  if (recipient !== null) {
    const handleAgain = () => {
      restartForm()
      setRecipient(null)
    }
    return (
      <SentNotice title={messages.sent} againLabel={messages.again} onAgain={handleAgain}>
        <p>{messages.sentMore}</p>
        <p>{sentTo(recipient)}</p>
      </SentNotice>
    )
  }
  return (
    <div className={styles.narrow}>
      <h2 className={text.xl}>{messages.title}</h2>
      <Form form={form} fieldOrder={options.fields} submitLabel={messages.submit} {...submitState}>
        <div className={formStyles.section}>
          <SenderFields />
          {children}
          {__OFFERED__.uploads && attachments && (
            <UploadField uploads={uploads} label={attachments.label} optional={attachments.optional} />
          )}
          <PrivacyNote />
        </div>
      </Form>
    </div>
  )
}
