import { useMemo, useRef } from 'react'
import * as v from 'valibot'
import { Button } from '../../../design/Button'
import { CurrentPasswordField } from '../../../forms/CurrentPasswordField'
import { PlainForm } from '../../../forms/PlainForm'
import { useCheckedForm } from '../../../forms/useCheckedForm'
import { useFormDeed } from '../../../forms/useFormDeed'
import { useWords } from '../../../i18n/useWords'
import { useShopDispatch } from '../../../state/hooks'
import { mayHaveBeenDone } from '../../../state/recordedError'
import { deleteAccount } from './deleteAccount'
import { HiddenUsername } from './HiddenUsername'

interface DeletionFormProps {
  email: string
  onKeep: () => void
}

/** The password once more, and then the account is gone; what the page says of it stands in Farewell. */
export function DeletionForm({ email, onKeep }: DeletionFormProps) {
  const { change, delete: words } = useWords('password').details
  const dispatch = useShopDispatch()
  const { busy, fault, run } = useFormDeed()
  const uncertain = useRef(false)
  const schema = useMemo(
    () => v.object({ deletion: v.object({ password: v.pipe(v.string(), v.minLength(1, change.missing)) }) }),
    [change],
  )
  const form = useCheckedForm({ schema, start: { deletion: { password: '' } } })
  return (
    <PlainForm
      form={form}
      order={['deletion.password']}
      submit={words.submit}
      look="remove"
      busy={busy}
      fault={fault}
      onSubmit={({ deletion }) =>
        run(() => dispatch(deleteAccount(deletion.password, uncertain.current)), {
          lands: (found, failed) => {
            uncertain.current = mayHaveBeenDone(failed)
            const wrong = found.kind === 'invalid' && found.field === 'password'
            if (wrong) form.setError('deletion.password', { message: change.wrong })
            return wrong
          },
        })
      }
      beside={
        <Button look="ghost" onClick={onKeep}>
          {words.keep}
        </Button>
      }
    >
      <HiddenUsername email={email} />
      <CurrentPasswordField name="deletion.password" label={words.password} />
    </PlainForm>
  )
}
