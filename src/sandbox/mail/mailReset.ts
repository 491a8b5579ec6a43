import { langOf } from '../http/language'
import { shopPaths } from '../http/shopPaths'
import type { CustomerRow } from '../records/customer'
import type { Shop } from '../shop'
import { mailWords, writeMail } from './writeMail'

interface ResetLink {
  token: string
  reset_token: string
  id_lang: number
  /** That of the storefront. */
  origin: string
}

/** Sends the link to set a password. What it opens stands in its fragment, which travels to no server. */
export async function mailReset(
  { post, now }: Shop,
  { id_customer, email, firstname }: CustomerRow,
  { token, reset_token, id_lang, origin }: ResetLink,
): Promise<void> {
  const lang = langOf(id_lang)
  const words = mailWords[lang].reset
  const fragment = new URLSearchParams({ customer: String(id_customer), token, reset: reset_token })
  post.send(
    await writeMail({ kind: 'password-reset', lang, to: email, subject: words.subject, sent: now() }, firstname, [
      { text: words.intro },
      { link: words.link, to: `${origin}${shopPaths.recovery[lang]}#${fragment}` },
      { text: words.notYou },
    ]),
  )
}
