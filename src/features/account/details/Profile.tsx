import { useMemo, useState } from 'react'
import * as v from 'valibot'
import type { Fault } from '../../../contract/faultOf'
import type { Customer } from '../../../contract/session'
import { Note } from '../../../design/Note'
import { PersonFieldset } from '../../../forms/person/PersonFieldset'
import { personEntries, personPayload, type PersonFields } from '../../../forms/person/personSchema'
import { PlainForm } from '../../../forms/PlainForm'
import { useCheckedForm } from '../../../forms/useCheckedForm'
import { useFormDeed } from '../../../forms/useFormDeed'
import { useWords } from '../../../i18n/useWords'
import { useShopDispatch } from '../../../state/hooks'
import { updateProfile } from '../../../state/session/updateProfile'
import * as styles from './Details.module.css'

const order = ['email', 'id_gender', 'firstname', 'lastname'] as const

const fieldsOf = ({ email, id_gender, firstname, lastname }: Customer): PersonFields => ({
  email,
  id_gender: id_gender === null ? '' : String(id_gender),
  firstname,
  lastname,
})

/** Gender, names and e-mail address of the customer. What was typed stays when it could not be saved. */
export function Profile({ customer }: { customer: Customer }) {
  const words = useWords('password').details.profile
  const { errors } = useWords('identity')
  const dispatch = useShopDispatch()
  const { busy, fault, run } = useFormDeed()
  const [saved, setSaved] = useState(false)
  const schema = useMemo(() => v.object(personEntries(errors)), [errors])
  const form = useCheckedForm<PersonFields>({ schema, start: fieldsOf(customer) })
  const lands = (found: Fault): boolean => {
    if (found.kind === 'accountExists') {
      form.setError('email', { message: words.accountExists })
      return true
    }
    const field = found.kind === 'invalid' && order.find((name) => found.field === `customer.${name}`)
    if (field) form.setError(field, { message: field === 'email' ? errors.refusedEmail : errors.refused })
    return Boolean(field)
  }
  return (
    <div className={styles.part}>
      <PlainForm
        form={form}
        order={order}
        submit={words.submit}
        busy={busy}
        fault={fault}
        onSubmit={(fields) => {
          setSaved(false)
          return run(() => dispatch(updateProfile(personPayload(fields))), { lands, done: () => setSaved(true) })
        }}
      >
        <PersonFieldset legend={words.title} emailHelp={words.emailHelp} />
      </PlainForm>
      {saved && (
        <Note look="ok" role="status">
          {words.done}
        </Note>
      )}
    </div>
  )
}
