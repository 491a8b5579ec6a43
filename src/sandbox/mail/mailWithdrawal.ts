import type { WithdrawPayload } from '../../contract/accountRequests'
import type { Order } from '../../contract/order'
import type { Language } from '../http/language'
import type { SandboxContext } from '../context'
import { sumQuantities } from '../rules/supply'
import type { TableRow } from './formatHtml'
import { formatDay, mailMessages, writeMail } from './writeMail'

/** Confirms a withdrawal by email, as Directive 2011/83/EU, art. 11, requires, in the language of the page. */
export function mailWithdrawal(
  { outbox, now }: SandboxContext,
  order: Order,
  { lines, reason }: WithdrawPayload,
  language: Language,
): void {
  const messages = mailMessages[language].withdrawal
  const sentAt = now()
  const rows: TableRow[] = order.lines.flatMap(({ id_order_line, name, combination }) => {
    const quantity = sumQuantities(lines.filter((line) => line.id_order_line === id_order_line))
    return quantity === 0 ? [] : [{ label: name, value: messages.pieces(quantity), notes: [combination] }]
  })
  outbox.send(
    writeMail(
      { kind: 'order-withdrawal', language, to: order.email, subject: messages.subject(order.number), sentAt },
      (order.delivery_address ?? order.invoice_address)?.firstname ?? '',
      [
        messages.intro,
        {
          rows: [
            { label: messages.number, value: order.number },
            { label: messages.asked, value: formatDay(language, sentAt.toISOString()) },
          ],
        },
        { heading: messages.lines },
        { rows },
        ...(reason === '' ? [] : [{ heading: messages.reason }, reason]),
        order.status === 'cancelled' ? messages.cancelled : messages.next,
      ],
    ),
  )
}
