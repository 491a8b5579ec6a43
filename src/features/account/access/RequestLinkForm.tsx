import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { PageLink } from '../../../ui/button/PageLink'
import * as text from '../../../ui/text.module.css'
import * as styles from '../../../forms/Form.module.css'
import { FormField } from '../../../forms/FormField'
import { PlainForm, useFormSubmit } from '../../../forms/PlainForm'
import { useCheckedForm } from '../../../forms/useCheckedForm'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath } from '../../../pageTable/paths'
import { useAppDispatch } from '../../../store/hooks'
import { requestResetLink } from './resetPassword'

const useMessages = bringMessages('identity', 'password')

interface RequestFields {
  lost: { email: string }
}

interface RequestLinkFormProps {
  email: string
  onRequested: (email: string) => void
}

/** The API's response is the same whether or not the address has an account. */
export function RequestLinkForm({ email, onRequested }: RequestLinkFormProps) {
  const { ask: messages } = useMessages('password')
  const { errors } = useMessages('identity')
  const language = useLanguage()
  const dispatch = useAppDispatch()
  const { busy, run } = useFormSubmit()
  const [hasFailed, setHasFailed] = useState(false)
  const schema = useMemo(
    () => v.object({ lost: v.object({ email: v.pipe(v.string(), v.trim(), v.email(errors.email)) }) }),
    [errors],
  )
  const form = useCheckedForm<RequestFields>({ schema, start: { lost: { email } } })
  const sendRequest = async ({ lost }: RequestFields) => {
    const address = lost.email.trim()
    setHasFailed(false)
    await run(async () => {
      const isAccepted = await dispatch(requestResetLink(address))
      if (isAccepted) onRequested(address)
      else setHasFailed(true)
      return null
    })
  }
  return (
    <PlainForm
      form={form}
      order={['lost.email']}
      submit={messages.submit}
      busy={busy}
      error={hasFailed ? messages.failed : null}
      onSubmit={sendRequest}
      beside={
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
    </PlainForm>
  )
}
