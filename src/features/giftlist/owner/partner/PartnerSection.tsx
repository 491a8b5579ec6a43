import { type FormEvent, useId, useState } from 'react'
import { invitePartnerPayload } from '../../../../contract/giftlist'
import { isOffered } from '../../../../contract/links'
import { removeInvisibleCharacters } from '../../../../forms/removeInvisibleCharacters'
import { focusControl } from '../../../../forms/focusControl'
import { bringMessages } from '../../../../i18n/lateMessages'
import { classifyError } from '../../../../store/http/errorMessage'
import { Button } from '../../../../ui/button/Button'
import { Field } from '../../../../ui/form/Field'
import { ErrorNote } from '../../../../ui/status/ErrorNote'
import { SlowNote } from '../../../../ui/status/SlowNote'
import { useGiftlistErrorMessage } from '../useGiftlistErrorMessage'
import { type ListChangeProps, useListRequest } from '../settings/useListChange'
import { sendPartnerInvitation, sendPartnerRemoval } from '../../../../store/giftlist/giftlistApi'
import * as v from 'valibot'
import * as text from '../../../../ui/text.module.css'
import * as styles from '../settings/Settings.module.css'

const useMessages = bringMessages('giftlistOwner', 'identity')

/** The partner is the second owner of a list. */
export function PartnerSection(props: ListChangeProps) {
  const { partner: messages } = useMessages('giftlistOwner')
  const { form } = useMessages('identity')
  const describeError = useGiftlistErrorMessage()
  const headingId = useId()
  const { partner } = props.list
  /** `run` invites the partner with an email address, and removes the partner with null. */
  const { isBusy, error, run } = useListRequest(props, ({ client, languageId: id_lang }, email: string | null) =>
    email === null
      ? sendPartnerRemoval(client, props.list)
      : sendPartnerInvitation(client, props.list, { email, id_lang }),
  )
  const [isPartnerRemoved, setIsPartnerRemoved] = useState(false)
  if (!isOffered(props.list, 'invite') && !partner) return null
  const removePartner = async () => setIsPartnerRemoved((await run(null)) === null)
  const isEmailRefused = error !== null && classifyError(error).kind === 'invalid'
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h3 id={headingId} className={text.xl}>
        {messages.title}
      </h3>
      <div role="status">
        {partner && <p>{partner.joined ? messages.joined(partner.email) : messages.invited(partner.email)}</p>}
        {isPartnerRemoved && !partner && <p>{messages.parted}</p>}
      </div>
      <ErrorNote>{error && !isEmailRefused && describeError(error)}</ErrorNote>
      <SlowNote isBusy={isBusy} text={form.slow} />
      {partner ? (
        <div>
          <Button variant="ghost" isBusy={isBusy} onClick={() => void removePartner()}>
            {partner.joined ? messages.part : messages.withdraw}
          </Button>
        </div>
      ) : (
        <InvitationForm isBusy={isBusy} isEmailRefused={isEmailRefused} onSend={(email) => void run(email)} />
      )}
    </section>
  )
}

interface InvitationFormProps {
  isBusy: boolean
  isEmailRefused: boolean
  onSend: (email: string) => void
}

const fieldId = 'partner-email'

function InvitationForm({ isBusy, isEmailRefused, onSend }: InvitationFormProps) {
  const { partner: messages } = useMessages('giftlistOwner')
  const [email, setEmail] = useState('')
  const [isEmailWrong, setIsEmailWrong] = useState(false)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const isValidEmail = v.is(invitePartnerPayload.entries.email, email)
    setIsEmailWrong(!isValidEmail)
    if (isValidEmail) onSend(email.trim())
    else focusControl(fieldId)
  }
  return (
    <form className={styles.section} noValidate onSubmit={handleSubmit}>
      <p>{messages.text}</p>
      <Field
        id={fieldId}
        type="email"
        label={messages.email}
        autoComplete="off"
        error={isEmailWrong ? messages.emailWrong : isEmailRefused ? messages.emailRefused : undefined}
        value={email}
        onChange={({ currentTarget }) => setEmail(removeInvisibleCharacters(currentTarget.value))}
      />
      <div>
        <Button type="submit" variant="ghost" isBusy={isBusy}>
          {messages.submit}
        </Button>
      </div>
    </form>
  )
}
