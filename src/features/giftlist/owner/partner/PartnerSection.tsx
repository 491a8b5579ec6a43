import { type FormEvent, useId, useState } from 'react'
import * as v from 'valibot'
import { invitePartnerPayload } from '../../../../contract/giftlist'
import { focusControl } from '../../../../forms/fieldErrors'
import { bringMessages } from '../../../../i18n/lateMessages'
import { classifyError } from '../../../../store/http/classifyError'
import { Button } from '../../../../ui/button/Button'
import { Field } from '../../../../ui/form/Field'
import { Note } from '../../../../ui/status/Note'
import { useGiftlistErrorMessage } from '../useGiftlistErrorMessage'
import type { ListChangeProps } from '../settings/useListChange'
import { usePartnerChange } from './usePartnerChange'
import * as text from '../../../../ui/text.module.css'
import * as styles from '../settings/Settings.module.css'

const useMessages = bringMessages('giftlistOwner')

/** Invites the second owner of a list by email, or says who it is. */
export function PartnerSection(props: ListChangeProps) {
  const { partner: words } = useMessages('giftlistOwner')
  const describeError = useGiftlistErrorMessage()
  const heading = useId()
  const { partner, _links } = props.list
  const { busy, error, run } = usePartnerChange(props)
  const [hasParted, setParted] = useState(false)
  if (!_links['invite'] && !partner) return null
  const part = async () => setParted((await run(null)) === null)
  const isRefused = error !== null && classifyError(error).kind === 'invalid'
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h3 id={heading} className={text.xl}>
        {words.title}
      </h3>
      <div role="status">
        {partner && <p>{partner.joined ? words.joined(partner.email) : words.invited(partner.email)}</p>}
        {hasParted && !partner && <p>{words.parted}</p>}
      </div>
      {error && !isRefused && (
        <Note variant="bad" role="alert">
          {describeError(error)}
        </Note>
      )}
      {partner ? (
        <div>
          <Button variant="ghost" busy={busy} onClick={() => void part()}>
            {partner.joined ? words.part : words.withdraw}
          </Button>
        </div>
      ) : (
        <InvitationForm busy={busy} isRefused={isRefused} onSend={(email) => void run(email)} />
      )}
    </section>
  )
}

interface InvitationFormProps {
  busy: boolean
  /** Whether the shop API refused the address. */
  isRefused: boolean
  onSend: (email: string) => void
}

const fieldId = 'partner-email'

function InvitationForm({ busy, isRefused, onSend }: InvitationFormProps) {
  const { partner: words } = useMessages('giftlistOwner')
  const [email, setEmail] = useState('')
  const [isWrong, setWrong] = useState(false)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const isEmail = v.is(invitePartnerPayload.entries.email, email)
    setWrong(!isEmail)
    if (isEmail) onSend(email.trim())
    else focusControl(fieldId)
  }
  return (
    <form className={styles.section} noValidate onSubmit={handleSubmit}>
      <p>{words.text}</p>
      <Field
        id={fieldId}
        type="email"
        label={words.email}
        autoComplete="off"
        error={isWrong ? words.emailWrong : isRefused ? words.emailRefused : undefined}
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <div>
        <Button type="submit" variant="ghost" busy={busy}>
          {words.submit}
        </Button>
      </div>
    </form>
  )
}
