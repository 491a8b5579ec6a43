import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import * as v from 'valibot'
import { NewPasswordField } from '../../../forms/person/PasswordFields'
import { buildNewPasswordSchema } from '../../../forms/person/buildNewPasswordSchema'
import { Form, useFormSubmit, useCheckedForm } from '../../../forms/Form'
import { bringMessages } from '../../../i18n/lateMessages'
import { findResetLinkError, type ResetLinkError, checkResetLink, resetPassword } from './resetPassword'
import type { ResetLink } from './resetLink'
import { useQuery } from '../../../store/query/useQuery'
import { Skeleton } from '../../../ui/status/Skeleton'
import { useIsSlow } from '../../../ui/status/useIsSlow'
import * as text from '../../../ui/text.module.css'

const useMessages = bringMessages('identity', 'password')

interface NewPasswordViewProps {
  link: ResetLink
  isReplacement: boolean
  onSet: () => void
  onUnusableLink: (error: ResetLinkError) => void
}

/**
 * The form appears after the link has been checked, so that no user types a password for a link that cannot be used. If
 * the check is slow, the form appears before the result.
 */
export function NewPasswordView({ link, isReplacement, onSet, onUnusableLink }: NewPasswordViewProps) {
  const { set: messages } = useMessages('password')
  const { errors } = useMessages('identity')
  const schema = useMemo(() => v.object({ password: buildNewPasswordSchema(errors) }), [errors])
  const form = useCheckedForm({ schema, initialFields: { password: '' } })
  const submitState = useFormSubmit(({ password }: { password: string }) => resetPassword(link, password), {
    onDone: onSet,
    showFieldError: (error, recordedError) => {
      const resetLinkError = findResetLinkError(recordedError)
      if (resetLinkError) onUnusableLink(resetLinkError)
      const isPasswordRefused = !resetLinkError && error.kind === 'invalid'
      if (isPasswordRefused) form.setError('password', { message: errors.refused })
      return resetLinkError !== null || isPasswordRefused
    },
  })
  const { status, data: linkError } = useQuery(link.reset_token, () => checkResetLink(link), { isPublic: true })
  useEffect(() => {
    if (linkError) onUnusableLink(linkError)
  }, [linkError, onUnusableLink])
  const isSlow = useIsSlow(status === 'loading')
  if (status === 'loading' && !isSlow) return <Skeleton height="16rem" />
  return (
    <>
      <ViewHeading isReplacement={isReplacement}>{messages.title}</ViewHeading>
      <p>{messages.text}</p>
      <Form form={form} fieldOrder={['password']} submitLabel={messages.submit} {...submitState}>
        <NewPasswordField label={messages.label} />
      </Form>
    </>
  )
}

interface ViewHeadingProps {
  /**
   * Whether the view replaces another view. The heading then receives the focus, so that a screen reader announces it.
   */
  isReplacement: boolean
  children: ReactNode
}

export function ViewHeading({ isReplacement, children }: ViewHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isReplacement) heading.current?.focus()
  }, [isReplacement])
  return (
    <h2 ref={heading} tabIndex={-1} className={text.lg}>
      {children}
    </h2>
  )
}
