import { langOf } from '../http/language'
import { shopPaths } from '../http/shopPaths'
import type { SubscriptionRow } from '../records/newsletter'
import type { Shop } from '../shop'
import type { Block } from './Block'
import type { Mail } from './Mail'
import { mailWords, writeMail } from './writeMail'

export type NewsletterLetter = Extract<Mail['kind'], `newsletter-${string}`>

/** What a letter says, and what it is called; `to` makes the link for a deed. */
function contentOf(
  letter: NewsletterLetter,
  words: (typeof mailWords)['nl']['newsletter'],
  to: (deed: 'confirm' | 'unsubscribe') => string,
): { subject: string; blocks: Block[] } {
  const { confirm, already, welcome, end } = words
  if (letter === 'newsletter-confirm') {
    const { subject, intro, link, notYou } = confirm
    return { subject, blocks: [{ text: intro }, { link, to: to('confirm') }, { text: notYou }] }
  }
  const { subject, intro } = letter === 'newsletter-already' ? already : welcome
  return { subject, blocks: [{ text: intro }, { link: end, to: to('unsubscribe') }] }
}

/**
 * Sends a letter about the newsletter. Its token stands in the link's fragment, which travels to no server. Names stand in
 * the welcome alone: before, anybody may have given them.
 */
export async function mailNewsletter(
  { post, now }: Shop,
  { email, firstname, id_lang }: SubscriptionRow,
  { letter, token, origin }: { letter: NewsletterLetter; token: string; origin: string },
): Promise<void> {
  const lang = langOf(id_lang)
  const to = (deed: string) => `${origin}${shopPaths.newsletter[lang]}#${deed}=${token}`
  const { subject, blocks } = contentOf(letter, mailWords[lang].newsletter, to)
  const name = letter === 'newsletter-welcome' ? firstname : ''
  post.send(await writeMail({ kind: letter, lang, to: email, subject, sent: now() }, name, blocks))
}
