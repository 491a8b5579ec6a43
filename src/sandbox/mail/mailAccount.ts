import type { Customer } from '../../contract/session'
import { type Language, toLanguage } from '../http/language'
import { findPagePath } from '../http/storefront'
import type { SandboxContext } from '../context'
import type { AccountNotice } from './Outbox'
import { mailMessages, sendMail } from './writeMail'
import type { CustomerRow } from '../queries/customer'

/** Sends a welcome to a new customer, without the password. `origin` is that of the storefront. */
export function mailAccount(
  context: SandboxContext,
  { email, firstname }: Pick<Customer, 'email' | 'firstname'>,
  { id_lang, origin }: { id_lang: number; origin: string },
): void {
  const language = toLanguage(id_lang)
  const { subject, intro, use, look, notYou } = mailMessages[language].welcome
  sendMail(context, { kind: 'account-welcome', language, to: email, subject }, firstname, [
    intro,
    use,
    { label: look, address: `${origin}${findPagePath('my-account', language)}` },
    notYou,
  ])
}

interface ResetLink {
  token: string
  reset_token: string
  id_lang: number
  origin: string
}

/** Sends the link for setting a password. Its tokens are in the fragment, which no server receives. */
export function mailReset(
  context: SandboxContext,
  { id_customer, email, firstname }: CustomerRow,
  { token, reset_token, id_lang, origin }: ResetLink,
): void {
  const language = toLanguage(id_lang)
  const { subject, intro, link, notYou } = mailMessages[language].reset
  const fragment = new URLSearchParams({ customer: String(id_customer), token, reset: reset_token })
  sendMail(context, { kind: 'password-reset', language, to: email, subject }, firstname, [
    intro,
    { label: link, address: `${origin}${findPagePath('password-recovery', language)}#${fragment}` },
    notYou,
  ])
}

/** Notifies customers of a change to their account, so that they notice changes by others. */
export function mailNotice(
  context: SandboxContext,
  { email, firstname }: Pick<CustomerRow, 'email' | 'firstname'>,
  { notice, language, origin }: { notice: AccountNotice; language: Language; origin: string },
): void {
  const { subject, intro, notYou, link } = mailMessages[language].notices[notice]
  sendMail(context, { kind: notice, language, to: email, subject }, firstname, [
    intro,
    notYou,
    ...(link ? [{ label: link, address: `${origin}${findPagePath('password-recovery', language)}` }] : []),
  ])
}
