import { useMemo } from 'react'
import * as v from 'valibot'
import { NewPasswordField } from '../../../forms/NewPasswordField'
import { newPasswordSchema } from '../../../forms/newPasswordSchema'
import { PlainForm } from '../../../forms/PlainForm'
import { useCheckedForm } from '../../../forms/useCheckedForm'
import { useFormDeed } from '../../../forms/useFormDeed'
import { useWords } from '../../../i18n/useWords'
import { useShopDispatch } from '../../../state/hooks'
import { linkFault, type LinkFault } from './linkFault'
import type { ResetLink } from './resetLink'
import { setPasswordOfLink } from './setPasswordOfLink'
import { ViewHeading } from './ViewHeading'

interface SetPasswordProps {
  link: ResetLink
  takesOver: boolean
  onSet: () => void
  /** The link is of no use. */
  onFault: (fault: LinkFault) => void
}

/** The new password of whoever came by a mailed link. */
export function SetPassword({ link, takesOver, onSet, onFault }: SetPasswordProps) {
  const { set: words } = useWords('password')
  const { errors } = useWords('identity')
  const dispatch = useShopDispatch()
  const { busy, fault, run } = useFormDeed()
  const schema = useMemo(() => v.object({ password: newPasswordSchema(errors) }), [errors])
  const form = useCheckedForm({ schema, start: { password: '' } })
  return (
    <>
      <ViewHeading takesOver={takesOver}>{words.title}</ViewHeading>
      <p>{words.text}</p>
      <PlainForm
        form={form}
        order={['password']}
        submit={words.submit}
        busy={busy}
        fault={fault}
        onSubmit={({ password }) =>
          run(() => dispatch(setPasswordOfLink(link, password)), {
            done: onSet,
            lands: (found, failed) => {
              const useless = linkFault(failed)
              if (useless) onFault(useless)
              const refused = !useless && found.kind === 'invalid'
              if (refused) form.setError('password', { message: errors.refused })
              return useless !== null || refused
            },
          })
        }
      >
        <NewPasswordField label={words.label} />
      </PlainForm>
    </>
  )
}
