import type { Withdraw } from '../../contract/accountRequests'
import type { Order } from '../../contract/order'
import type { Lang } from '../http/language'
import type { SandboxContext } from '../context'
import { type Block, formatDay, mailMessages, type Row, writeMail } from './writeMail'
import type { Mail } from './Outbox'

/** Confirms what a customer asked to send back (directive 2011/83/EU, art. 11, asks for it), in the page's language. */
export async function mailWithdrawal(
  { outbox, now }: SandboxContext,
  order: Order,
  request: Pick<Withdraw, 'lines' | 'reason'>,
  lang: Lang,
): Promise<void> {
  outbox.send(await writeWithdrawal(order, request, { lang, sent: now() }))
}

/** What a customer gets who asked to send pieces back: which, and what happens now. */
function writeWithdrawal(
  order: Order,
  { lines, reason }: Pick<Withdraw, 'lines' | 'reason'>,
  { lang, sent }: { lang: Lang; sent: Date },
): Promise<Mail> {
  const messages = mailMessages[lang].withdrawal
  const rows: Row[] = order.lines.flatMap(({ id_order_line, name, combination }) => {
    const items = lines.filter((line) => line.id_order_line === id_order_line)
    const quantity = items.reduce((sum, line) => sum + line.quantity, 0)
    return quantity === 0 ? [] : [{ label: name, value: messages.pieces(quantity), notes: [combination] }]
  })
  const why: Block[] = reason === '' ? [] : [{ heading: messages.reason }, { lines: reason.split('\n') }]
  return writeMail(
    { kind: 'order-withdrawal', lang, to: order.email, subject: messages.subject(order.number), sent },
    order.delivery_address.firstname,
    [
      { text: messages.intro },
      {
        rows: [
          { label: messages.number, value: order.number },
          { label: messages.asked, value: formatDay(lang, sent.toISOString()) },
        ],
      },
      { heading: messages.lines },
      { rows },
      ...why,
      { text: order.status === 'cancelled' ? messages.cancelled : messages.next },
    ],
  )
}
