import { toLanguage } from '../http/language'
import { findPagePath } from '../http/storefront'
import type { SubscriptionRow } from '../queries/newsletter'
import type { SandboxContext } from '../context'
import type { Mail } from './Outbox'
import type { MailLink } from './formatHtml'
import { mailMessages, sendMail } from './writeMail'

export type NewsletterEmailKind = Extract<Mail['kind'], `newsletter-${string}`>

/**
 * Sends an email about the newsletter. The token is in the fragment of the link, because browsers do not send fragments
 * to servers. Only the welcome email contains the name, because another person may have typed it before the
 * confirmation.
 */
export function mailNewsletter(
  context: SandboxContext,
  { email, firstname, id_lang }: SubscriptionRow,
  { kind, token, origin }: { kind: NewsletterEmailKind; token: string; origin: string },
): void {
  const language = toLanguage(id_lang)
  const { confirm, already, welcome, end } = mailMessages[language].newsletter
  const buildLink = (label: string, action: 'confirm' | 'unsubscribe'): MailLink => ({
    label,
    address: `${origin}${findPagePath('newsletter', language)}#${action}=${token}`,
  })
  const { subject, paragraphs } = {
    'newsletter-confirm': {
      subject: confirm.subject,
      paragraphs: [confirm.intro, buildLink(confirm.link, 'confirm'), confirm.notYou],
    },
    'newsletter-already': { subject: already.subject, paragraphs: [already.intro, buildLink(end, 'unsubscribe')] },
    'newsletter-welcome': { subject: welcome.subject, paragraphs: [welcome.intro, buildLink(end, 'unsubscribe')] },
  }[kind]
  const name = kind === 'newsletter-welcome' ? firstname : ''
  sendMail(context, { kind, language, to: email, subject }, name, paragraphs)
}
