import type { Withdraw } from '../../contract/accountRequests'
import type { Order } from '../../contract/order'
import type { Lang } from '../http/language'
import type { Shop } from '../shop'
import { orderWithdrawal } from './orderWithdrawal'

/** Confirms what a customer asked to send back (directive 2011/83/EU, art. 11, asks for it), in the page's language. */
export async function mailWithdrawal(
  { post, now }: Shop,
  order: Order,
  request: Pick<Withdraw, 'lines' | 'reason'>,
  lang: Lang,
): Promise<void> {
  post.send(await orderWithdrawal(order, request, { lang, sent: now() }))
}
