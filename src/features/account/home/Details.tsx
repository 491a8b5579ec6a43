import { type ReactNode, useMemo, useState } from 'react'
import * as v from 'valibot'
import { bringMessages } from '../../../i18n/lateMessages'
import { useAppSelector } from '../../../store/hooks'
import { useAccountLinks } from '../frame/accountSections'
import { AccountDeletion } from './AccountDeletion'
import { PasswordChange } from './PasswordChange'
import type { ClassifiedError } from '../../../store/http/errorMessage'
import type { Customer } from '../../../contract/session'
import { ErrorNote } from '../../../ui/status/ErrorNote'
import { Note } from '../../../ui/status/Note'
import { PersonFieldset } from '../../../forms/person/PersonFieldset'
import { buildPersonPayload, buildPersonEntries, type PersonFields } from '../../../forms/person/personSchema'
import { buildPersonFields } from '../access/accountFields'
import { parsePersonDraft } from '../../../forms/address/addressDraft'
import { Form, useFormSubmit, useCheckedForm } from '../../../forms/Form'
import { updateProfile } from '../../../store/account/updateProfile'
import { clearDraft, readDraft, saveDraft } from '../../../store/browser/formDrafts'
import { selectCustomer } from '../../../store/session/sessionSlice'
import { Button } from '../../../ui/button/Button'
import { SlowNote } from '../../../ui/status/SlowNote'
import { downloadData } from './accountThunks'
import * as styles from './Details.module.css'
import * as text from '../../../ui/text.module.css'
import * as formStyles from '../../../forms/Form.module.css'

const useMessages = bringMessages('common', 'identity', 'password')

/**
 * The children are shown below the customer's details. After the session expires, the typed text is preserved for the
 * same customer (frame/AccountFrame).
 */
export function Details({ children }: { children?: ReactNode }) {
  const currentCustomer = useAppSelector(selectCustomer)
  const [latestCustomer, setLatestCustomer] = useState(currentCustomer)
  if (currentCustomer && currentCustomer !== latestCustomer) setLatestCustomer(currentCustomer)
  const customer = currentCustomer ?? latestCustomer
  const links = useAccountLinks()
  if (!customer || customer.is_guest) return null
  return (
    <div className={styles.parts}>
      <div className={styles.column}>
        {links['update_profile'] && <Profile key={customer.id_customer} customer={customer} />}
        {children}
      </div>
      <div className={styles.column}>
        {links['change_password'] && <PasswordChange email={customer.email} />}
        {links['download_data'] && <DataDownload />}
        {links['delete_account'] && <AccountDeletion email={customer.email} />}
      </div>
    </div>
  )
}

const fieldOrder = ['email', 'id_gender', 'firstname', 'lastname'] as const

const draftName = 'account-details'

/** The typed text survives a reload until it is saved. */
function Profile({ customer }: { customer: Customer }) {
  const messages = useMessages('password').details.profile
  const { errors } = useMessages('identity')
  const [isSaved, setIsSaved] = useState(false)
  const schema = useMemo(() => v.object(buildPersonEntries(errors)), [errors])
  const [draft, setDraft] = useState(() => readDraft(draftName))
  const hasDraft = Object.keys(draft).length > 0
  const form = useCheckedForm<PersonFields>({
    schema,
    initialFields: hasDraft ? parsePersonDraft(draft) : buildPersonFields(customer),
    saveFields: (fields) => saveDraft(draftName, { ...fields }),
  })
  const showFieldError = (classifiedError: ClassifiedError): boolean => {
    if (classifiedError.kind === 'accountExists') {
      form.setError('email', { message: messages.accountExists })
      return true
    }
    const field =
      classifiedError.kind === 'invalid' && fieldOrder.find((name) => classifiedError.field === `customer.${name}`)
    if (field) form.setError(field, { message: field === 'email' ? errors.refusedEmail : errors.refused })
    return Boolean(field)
  }
  const { isBusy, error, onSubmit } = useFormSubmit(
    (fields: PersonFields) => updateProfile(buildPersonPayload(fields)),
    {
      showFieldError,
      onDone: () => {
        setIsSaved(true)
        setDraft({})
        clearDraft(draftName)
      },
    },
  )
  return (
    <div className={styles.part}>
      {hasDraft && <Note>{messages.unsaved}</Note>}
      <Form
        form={form}
        fieldOrder={fieldOrder}
        submitLabel={messages.submit}
        isBusy={isBusy}
        error={error}
        onSubmit={(fields) => {
          setIsSaved(false)
          return onSubmit(fields)
        }}
      >
        <PersonFieldset legend={messages.title} emailHelp={messages.emailHelp} />
      </Form>
      {isSaved && (
        <Note variant="ok" role="status">
          {messages.done}
        </Note>
      )}
    </div>
  )
}

function DataDownload() {
  const messages = useMessages('password').details.data
  const { slow } = useMessages('common')
  const [isSaved, setIsSaved] = useState(false)
  const { isBusy, error, onSubmit } = useFormSubmit(() => downloadData(messages.file), {
    onDone: () => setIsSaved(true),
    // The messages of forms speak of what was filled in.
    pickErrors: () => ({}),
  })
  const handleClick = () => {
    setIsSaved(false)
    void onSubmit()
  }
  return (
    <div className={styles.part}>
      <h2 className={formStyles.heading}>{messages.title}</h2>
      <p className={text.sm}>{messages.text}</p>
      <ErrorNote>{error}</ErrorNote>
      <SlowNote isBusy={isBusy} text={slow} />
      <div>
        <Button variant="ghost" isBusy={isBusy} onClick={handleClick}>
          {messages.submit}
        </Button>
      </div>
      {isSaved && (
        <Note variant="ok" role="status">
          {messages.done}
        </Note>
      )}
    </div>
  )
}
