import type { SandboxContext } from '../context'
import { toLang } from '../http/language'
import { storefrontPaths } from '../http/storefront'
import { mailMessages, writeMail } from './writeMail'

interface Invitation {
  email: string
  id_lang: number
  token: string
  origin: string
}

/**
 * Invites the second owner of a gift list. Neither the list's name nor the owner's is in the email, so that no customer
 * can write to others in the shop's name. The token is in the fragment of the link, which no server receives.
 */
export function mailInvitation({ outbox, now }: SandboxContext, { email, id_lang, token, origin }: Invitation): void {
  const lang = toLang(id_lang)
  const messages = mailMessages[lang].giftlistInvitation
  outbox.send(
    writeMail({ kind: 'giftlist-invitation', lang, to: email, subject: messages.subject, sent: now() }, '', [
      messages.intro,
      { label: messages.link, address: `${origin}${storefrontPaths.giftlists[lang]}#invitation=${token}` },
      messages.account,
      messages.notYou,
    ]),
  )
}
