import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { buildEmailSchema } from '../../../contract/buildEmailSchema'
import { PageLink } from '../../../ui/button/PageLink'
import * as text from '../../../ui/text.module.css'
import * as styles from '../../../forms/Form.module.css'
import { FormField } from '../../../forms/FormField'
import { Form, useCheckedForm } from '../../../forms/Form'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath } from '../../../pageTable/paths'
import { clearDraft, readDraft, saveDraft } from '../../../store/browser/formDrafts'
import { useMutation } from '../../../store/query/useMutation'
import type { AppThunk } from '../../../store/AppThunk'
import { requestResetLink } from './resetPassword'

const useMessages = bringMessages('identity', 'password')

const draftName = 'lost-password'

interface RequestFields {
  lost: { email: string }
}

export function RequestLinkForm({ email, onRequested }: { email: string; onRequested: (email: string) => void }) {
  const { ask: messages } = useMessages('password')
  const { errors } = useMessages('identity')
  const language = useLanguage()
  const schema = useMemo(() => v.object({ lost: v.object({ email: buildEmailSchema(errors.email) }) }), [errors])
  const [initialFields] = useState(() => ({ lost: { email: email || (readDraft(draftName).email ?? '') } }))
  const form = useCheckedForm<RequestFields>({
    schema,
    initialFields,
    saveFields: ({ lost }) => saveDraft(draftName, lost),
  })
  const { isBusy, error, run } = useMutation(
    (emailAddress: string): AppThunk<Promise<'refused' | null>> =>
      async (dispatch) => {
        if (!(await dispatch(requestResetLink(emailAddress)))) return 'refused'
        clearDraft(draftName)
        onRequested(emailAddress)
        return null
      },
  )
  return (
    <Form
      form={form}
      fieldOrder={['lost.email']}
      submitLabel={messages.submit}
      isBusy={isBusy}
      error={error && messages.failed}
      onSubmit={({ lost }) => run(lost.email.trim())}
      besideButton={
        <PageLink to={buildPath('my-account', language)} className={`${styles.back} ${text.sm} ${text.link}`}>
          {messages.toLogin}
        </PageLink>
      }
    >
      <FormField<RequestFields>
        name="lost.email"
        type="email"
        inputMode="email"
        autoComplete="username"
        enterKeyHint="send"
        label={messages.email}
      />
    </Form>
  )
}
