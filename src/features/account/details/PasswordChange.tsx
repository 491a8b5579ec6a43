import { useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import type { FailedCall, Fault } from '../../../contract/faultOf'
import { Note } from '../../../design/Note'
import { CurrentPasswordField } from '../../../forms/CurrentPasswordField'
import * as formStyles from '../../../forms/Form.module.css'
import { NewPasswordField } from '../../../forms/NewPasswordField'
import { newPasswordSchema } from '../../../forms/newPasswordSchema'
import { PlainForm } from '../../../forms/PlainForm'
import { useCheckedForm } from '../../../forms/useCheckedForm'
import { useFormDeed } from '../../../forms/useFormDeed'
import { useWords } from '../../../i18n/useWords'
import { useShopDispatch } from '../../../state/hooks'
import { mayHaveBeenDone } from '../../../state/recordedError'
import { changePassword } from './changePassword'
import * as styles from './Details.module.css'
import { HiddenUsername } from './HiddenUsername'

const order = ['change.password', 'change.new_password'] as const

/** Another password, for who knows the one of now. */
export function PasswordChange({ email }: { email: string }) {
  const words = useWords('password').details.change
  const { errors } = useWords('identity')
  const dispatch = useShopDispatch()
  const { busy, fault, run } = useFormDeed()
  const [changed, setChanged] = useState(false)
  /** A try of before may have been done although its answer got lost. */
  const uncertain = useRef(false)
  const schema = useMemo(() => {
    const password = v.pipe(v.string(), v.minLength(1, words.missing))
    return v.object({ change: v.object({ password, new_password: newPasswordSchema(errors) }) })
  }, [words, errors])
  const form = useCheckedForm({ schema, start: { change: { password: '', new_password: '' } } })
  const lands = (found: Fault, failed: FailedCall): boolean => {
    uncertain.current ||= mayHaveBeenDone(failed)
    const field = found.kind === 'invalid' && order.find((name) => name === `change.${found.field}`)
    if (!field) return false
    const wrong = uncertain.current ? words.maybeDone : words.wrong
    form.setError(field, { message: field === 'change.password' ? wrong : errors.refused })
    return true
  }
  const done = () => {
    uncertain.current = false
    setChanged(true)
    form.reset()
  }
  return (
    <div className={styles.part}>
      <h3 className={formStyles.heading}>{words.title}</h3>
      <PlainForm
        form={form}
        order={order}
        submit={words.submit}
        look="ghost"
        busy={busy}
        fault={fault}
        onSubmit={({ change }) => {
          setChanged(false)
          return run(() => dispatch(changePassword(change)), { lands, done })
        }}
      >
        <HiddenUsername email={email} />
        <div className={formStyles.section}>
          <CurrentPasswordField name="change.password" label={words.current} />
          <NewPasswordField name="change.new_password" label={words.new} />
        </div>
      </PlainForm>
      {changed && (
        <Note look="ok" role="status">
          {words.done}
        </Note>
      )}
    </div>
  )
}
