import type { Customer } from '../../contract/session'
import { type Lang, toLang } from '../http/language'
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
  const lang = toLang(id_lang)
  const { subject, intro, use, look, notYou } = mailMessages[lang].welcome
  sendMail(context, { kind: 'account-welcome', lang, to: email, subject }, firstname, [
    intro,
    use,
    { label: look, address: `${origin}${findPagePath('my-account', lang)}` },
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
  const lang = toLang(id_lang)
  const { subject, intro, link, notYou } = mailMessages[lang].reset
  const fragment = new URLSearchParams({ customer: String(id_customer), token, reset: reset_token })
  sendMail(context, { kind: 'password-reset', lang, to: email, subject }, firstname, [
    intro,
    { label: link, address: `${origin}${findPagePath('password-recovery', lang)}#${fragment}` },
    notYou,
  ])
}

/** Notifies customers of a change to their account, so that they notice changes by others. */
export function mailNotice(
  context: SandboxContext,
  { email, firstname }: Pick<CustomerRow, 'email' | 'firstname'>,
  { notice, lang, origin }: { notice: AccountNotice; lang: Lang; origin: string },
): void {
  const { subject, intro, notYou, link } = mailMessages[lang].notices[notice]
  sendMail(context, { kind: notice, lang, to: email, subject }, firstname, [
    intro,
    notYou,
    ...(link ? [{ label: link, address: `${origin}${findPagePath('password-recovery', lang)}` }] : []),
  ])
}
