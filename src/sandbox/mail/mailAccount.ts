import type { Customer } from '../../contract/session'
import { langOf } from '../http/language'
import { shopPaths } from '../http/shopPaths'
import type { Shop } from '../shop'
import { accountWelcome } from './accountWelcome'

/** Welcomes a new registered customer; `origin` is that of the storefront. */
export async function mailAccount(
  { post, now }: Shop,
  customer: Customer,
  { id_lang, origin }: { id_lang: number; origin: string },
): Promise<void> {
  const lang = langOf(id_lang)
  post.send(await accountWelcome(customer, { lang, look: `${origin}${shopPaths.account[lang]}`, sent: now() }))
}
