import type { Customer } from '../../contract/session'
import type { Lang } from '../http/language'
import type { Mail } from './Mail'
import { mailWords, writeMail } from './writeMail'

/** What a new registered customer gets; `look` is the address of the account. It never names the password. */
export function accountWelcome(
  { email, firstname }: Pick<Customer, 'email' | 'firstname'>,
  { lang, look, sent }: { lang: Lang; look: string; sent: Date },
): Promise<Mail> {
  const words = mailWords[lang].welcome
  return writeMail({ kind: 'account-welcome', lang, to: email, subject: words.subject, sent }, firstname, [
    { text: words.intro },
    { text: words.use },
    { link: words.look, to: look },
    { text: words.notYou },
  ])
}
