import { toLang } from '../http/language'
import { storefrontPaths } from '../http/storefront'
import type { SubscriptionRow } from '../queries/newsletter'
import type { SandboxContext } from '../context'
import type { Block } from './writeMail'
import type { Mail } from './Outbox'
import { mailMessages, writeMail } from './writeMail'

export type NewsletterEmail = Extract<Mail['kind'], `newsletter-${string}`>

/** What an email says, and what it is called; `to` makes the link for an action. */
function buildContent(
  kind: NewsletterEmail,
  messages: (typeof mailMessages)['nl']['newsletter'],
  to: (action: 'confirm' | 'unsubscribe') => string,
): { subject: string; blocks: Block[] } {
  const { confirm, already, welcome, end } = messages
  if (kind === 'newsletter-confirm') {
    const { subject, intro, link, notYou } = confirm
    return { subject, blocks: [{ text: intro }, { link, to: to('confirm') }, { text: notYou }] }
  }
  const { subject, intro } = kind === 'newsletter-already' ? already : welcome
  return { subject, blocks: [{ text: intro }, { link: end, to: to('unsubscribe') }] }
}

/**
 * Sends an email about the newsletter. Its token stands in the link's fragment, which travels to no server. Names stand in
 * the welcome alone: before, anybody may have given them.
 */
export async function mailNewsletter(
  { outbox, now }: SandboxContext,
  { email, firstname, id_lang }: SubscriptionRow,
  { kind, token, origin }: { kind: NewsletterEmail; token: string; origin: string },
): Promise<void> {
  const lang = toLang(id_lang)
  const to = (action: string) => `${origin}${storefrontPaths.newsletter[lang]}#${action}=${token}`
  const { subject, blocks } = buildContent(kind, mailMessages[lang].newsletter, to)
  const name = kind === 'newsletter-welcome' ? firstname : ''
  outbox.send(await writeMail({ kind, lang, to: email, subject, sent: now() }, name, blocks))
}
