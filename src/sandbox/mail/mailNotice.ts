import type { Lang } from '../http/language'
import { shopPaths } from '../http/shopPaths'
import type { CustomerRow } from '../records/customer'
import type { Shop } from '../shop'
import type { AccountNotice } from './Mail'
import { mailWords, writeMail } from './writeMail'

/** Tells a customer what was changed about the account, so that nobody changes it unseen. `origin` is that of the storefront. */
export async function mailNotice(
  { post, now }: Shop,
  { email, firstname }: Pick<CustomerRow, 'email' | 'firstname'>,
  { notice, lang, origin }: { notice: AccountNotice; lang: Lang; origin: string },
): Promise<void> {
  const { subject, intro, notYou, link } = mailWords[lang].notices[notice]
  post.send(
    await writeMail({ kind: notice, lang, to: email, subject, sent: now() }, firstname, [
      { text: intro },
      { text: notYou },
      ...(link ? [{ link, to: `${origin}${shopPaths.recovery[lang]}` }] : []),
    ]),
  )
}
