import type { Withdraw } from '../../contract/accountRequests'
import type { Order } from '../../contract/order'
import type { Lang } from '../http/language'
import type { Block, Row } from './Block'
import { dayIn } from './dayIn'
import type { Mail } from './Mail'
import { mailWords, writeMail } from './writeMail'

/** What a customer gets who asked to send pieces back: which, and what happens now. */
export function orderWithdrawal(
  order: Order,
  { lines, reason }: Pick<Withdraw, 'lines' | 'reason'>,
  { lang, sent }: { lang: Lang; sent: Date },
): Promise<Mail> {
  const words = mailWords[lang].withdrawal
  const rows: Row[] = order.lines.flatMap(({ id_order_line, name, combination }) => {
    const pieces = lines.filter((line) => line.id_order_line === id_order_line)
    const quantity = pieces.reduce((sum, line) => sum + line.quantity, 0)
    return quantity === 0 ? [] : [{ label: name, value: words.pieces(quantity), notes: [combination] }]
  })
  const why: Block[] = reason === '' ? [] : [{ heading: words.reason }, { lines: reason.split('\n') }]
  return writeMail(
    { kind: 'order-withdrawal', lang, to: order.email, subject: words.subject(order.number), sent },
    order.delivery_address.firstname,
    [
      { text: words.intro },
      {
        rows: [
          { label: words.number, value: order.number },
          { label: words.asked, value: dayIn(lang, sent.toISOString()) },
        ],
      },
      { heading: words.lines },
      { rows },
      ...why,
      { text: order.status === 'cancelled' ? words.cancelled : words.next },
    ],
  )
}
