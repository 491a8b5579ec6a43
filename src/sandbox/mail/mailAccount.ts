import type { Customer } from '../../contract/session'
import { type Lang, toLang } from '../http/language'
import { storefrontPaths } from '../http/storefront'
import type { SandboxContext } from '../context'
import type { AccountNotice, Mail } from './Outbox'
import { mailMessages, writeMail } from './writeMail'
import type { CustomerRow } from '../queries/customer'

/** Welcomes a new registered customer; `origin` is that of the storefront. */
export async function mailAccount(
  { outbox, now }: SandboxContext,
  customer: Customer,
  { id_lang, origin }: { id_lang: number; origin: string },
): Promise<void> {
  const lang = toLang(id_lang)
  outbox.send(await writeWelcome(customer, { lang, look: `${origin}${storefrontPaths.account[lang]}`, sent: now() }))
}

/** What a new registered customer gets; `look` is the address of the account. It never names the password. */
function writeWelcome(
  { email, firstname }: Pick<Customer, 'email' | 'firstname'>,
  { lang, look, sent }: { lang: Lang; look: string; sent: Date },
): Promise<Mail> {
  const messages = mailMessages[lang].welcome
  return writeMail({ kind: 'account-welcome', lang, to: email, subject: messages.subject, sent }, firstname, [
    { text: messages.intro },
    { text: messages.use },
    { link: messages.look, to: look },
    { text: messages.notYou },
  ])
}

interface ResetLink {
  token: string
  reset_token: string
  id_lang: number
  /** That of the storefront. */
  origin: string
}

/** Sends the link to set a password. What it opens stands in its fragment, which travels to no server. */
export async function mailReset(
  { outbox, now }: SandboxContext,
  { id_customer, email, firstname }: CustomerRow,
  { token, reset_token, id_lang, origin }: ResetLink,
): Promise<void> {
  const lang = toLang(id_lang)
  const messages = mailMessages[lang].reset
  const fragment = new URLSearchParams({ customer: String(id_customer), token, reset: reset_token })
  outbox.send(
    await writeMail({ kind: 'password-reset', lang, to: email, subject: messages.subject, sent: now() }, firstname, [
      { text: messages.intro },
      { link: messages.link, to: `${origin}${storefrontPaths.recovery[lang]}#${fragment}` },
      { text: messages.notYou },
    ]),
  )
}

/** Tells a customer what was changed about the account, so that nobody changes it unseen. `origin` is that of the storefront. */
export async function mailNotice(
  { outbox, now }: SandboxContext,
  { email, firstname }: Pick<CustomerRow, 'email' | 'firstname'>,
  { notice, lang, origin }: { notice: AccountNotice; lang: Lang; origin: string },
): Promise<void> {
  const { subject, intro, notYou, link } = mailMessages[lang].notices[notice]
  outbox.send(
    await writeMail({ kind: notice, lang, to: email, subject, sent: now() }, firstname, [
      { text: intro },
      { text: notYou },
      ...(link ? [{ link, to: `${origin}${storefrontPaths.recovery[lang]}` }] : []),
    ]),
  )
}
