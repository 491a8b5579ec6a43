import { useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { Button } from '../../../ui/button/Button'
import { bringMessages } from '../../../i18n/lateMessages'
import { CurrentPasswordField } from '../../../forms/person/PasswordFields'
import { Form, useFormSubmit, useCheckedForm } from '../../../forms/Form'
import { isOutcomeUncertain } from '../../../store/http/ApiError'
import { deleteAccount } from './accountThunks'
import { HiddenUsername } from './PasswordChange'
import * as formStyles from '../../../forms/Form.module.css'
import * as text from '../../../ui/text.module.css'
import * as styles from './Details.module.css'

const useMessages = bringMessages('password')

export function AccountDeletion({ email }: { email: string }) {
  const messages = useMessages('password').details.delete
  const [isOpen, setIsOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const handleKeep = () => {
    setIsOpen(false)
    container.current?.querySelector('button')?.focus()
  }
  return (
    <div className={styles.part} ref={container}>
      <h2 className={formStyles.heading}>{messages.title}</h2>
      <div>
        <Button
          variant="ghost"
          aria-expanded={isOpen}
          aria-controls="account-deletion"
          onClick={() => setIsOpen(!isOpen)}
        >
          {messages.open}
        </Button>
      </div>
      <div id="account-deletion" className={styles.part} hidden={!isOpen}>
        {isOpen && (
          <>
            <div className={`${formStyles.section} ${text.sm}`}>
              <p>{messages.goes}</p>
              <ul className={styles.list}>
                {messages.goesList.map((consequence) => (
                  <li key={consequence}>{consequence}</li>
                ))}
              </ul>
              <p>{messages.stays}</p>
            </div>
            <DeletionForm email={email} onKeep={handleKeep} />
          </>
        )}
      </div>
    </div>
  )
}

interface DeletionFields {
  deletion: { password: string }
}

function DeletionForm({ email, onKeep }: { email: string; onKeep: () => void }) {
  const { change, delete: messages } = useMessages('password').details
  const isUncertain = useRef(false)
  const schema = useMemo(
    () => v.object({ deletion: v.object({ password: v.pipe(v.string(), v.minLength(1, change.missing)) }) }),
    [change],
  )
  const form = useCheckedForm<DeletionFields>({ schema, initialFields: { deletion: { password: '' } } })
  const submitState = useFormSubmit(
    ({ deletion }: DeletionFields) => deleteAccount(deletion.password, isUncertain.current),
    {
      showFieldError: (error, recordedError) => {
        isUncertain.current = isOutcomeUncertain(recordedError)
        const isPasswordWrong = error.kind === 'invalid' && error.field === 'password'
        if (isPasswordWrong) form.setError('deletion.password', { message: change.wrong })
        return isPasswordWrong
      },
    },
  )
  return (
    <Form
      form={form}
      fieldOrder={['deletion.password']}
      submitLabel={messages.submit}
      variant="remove"
      {...submitState}
      besideButton={
        <Button variant="ghost" onClick={onKeep}>
          {messages.keep}
        </Button>
      }
    >
      <HiddenUsername email={email} />
      <CurrentPasswordField name="deletion.password" label={messages.password} />
    </Form>
  )
}
