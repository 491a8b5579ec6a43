import { type Lang, toLang } from '../http/language'
import { storefrontPaths } from '../http/storefront'
import { serializeOrder } from '../serializers/order'
import { textIn } from '../database/json'
import { readOrder } from '../queries/order'
import type { PaymentRow } from '../queries/payment'
import { readCountries } from '../queries/catalogue'
import type { SandboxContext } from '../context'
import type { Order, OrderLine } from '../../contract/order'
import type { Address } from '../../contract/session'
import { unitPrice } from '../../contract/values'
import { formatAmount } from '../rules/money'
import { type Block, formatDay, mailMessages, type Row, writeMail } from './writeMail'
import type { Mail } from './Outbox'
import type { MailMessages } from './nl'

/** Sends the confirmation of the order that a payment has just paid, in the language it was paid in. */
export async function mailOrder({ database, outbox, now }: SandboxContext, payment: PaymentRow): Promise<void> {
  const { id_order } =
    database.one<{ id_order: number }>('SELECT id_order FROM orders WHERE id_cart = ?', payment.id_cart) ?? {}
  const record = id_order === undefined ? undefined : readOrder(database, id_order, payment.id_customer)
  if (!record) return
  const lang = toLang(payment.id_lang)
  const countries = new Map(readCountries(database).map((row) => [row.id_country, textIn(row.name, lang)]))
  outbox.send(
    await writeOrderConfirmation(serializeOrder(record, lang, now()), {
      lang,
      look: `${payment.origin}${storefrontPaths.confirmation[lang]}?order=${id_order}`,
      findCountryName: (id) => countries.get(id) ?? '',
      sent: now(),
    }),
  )
}

function lineRow(line: OrderLine, messages: MailMessages['order'], lang: Lang): Row {
  const { unit, min, max } = line.delivery
  const notes = [line.combination, messages[unit](min, max)]
  if (line.free_quantity > 0) notes.push(messages.freePieces(line.free_quantity))
  if (line.giftlist_name) notes.push(messages.fromList(line.giftlist_name))
  const price = line.quantity === 1 ? '' : ` (${formatAmount(lang, unitPrice(line))})`
  return { label: `${line.quantity} x ${line.name}${price}`, value: formatAmount(lang, line.total), notes }
}

function costRows({ totals, offers, vouchers, gift }: Order, messages: MailMessages['order'], lang: Lang): Row[] {
  const amount = (label: string, euro: number): Row => ({
    label,
    value: euro === 0 ? messages.free : formatAmount(lang, euro),
  })
  const off = (label: string, euro: number): Row[] => (euro === 0 ? [] : [{ label, value: formatAmount(lang, -euro) }])
  return [
    amount(messages.items, totals.items),
    ...offers.flatMap((promotion) => off(promotion.name, promotion.amount)),
    ...vouchers.flatMap((voucher) => off(messages.voucher(voucher.name, voucher.code), voucher.amount)),
    amount(messages.delivery, totals.shipping ?? 0),
    ...(gift.wanted ? [amount(messages.wrapping, totals.wrapping)] : []),
    { label: messages.total, value: formatAmount(lang, totals.total), strong: true },
    ...totals.vat.map(({ rate, amount: euro }) => ({ label: messages.vat(rate), value: formatAmount(lang, euro) })),
  ]
}

const addressLines = (
  address: Address,
  messages: MailMessages['order'],
  findCountryName: (id: number) => string,
): Block => ({
  lines: [
    `${address.firstname} ${address.lastname}`,
    address.company,
    address.vat_number && messages.vatNumber(address.vat_number),
    address.address1,
    address.address2,
    `${address.postcode} ${address.city}`,
    findCountryName(address.id_country),
  ].filter((line): line is string => Boolean(line)),
})

/** What a shopper gets once the order is paid; `look` is the address of its confirmation. */
function writeOrderConfirmation(
  order: Order,
  {
    lang,
    look,
    findCountryName,
    sent,
  }: { lang: Lang; look: string; findCountryName: (id: number) => string; sent: Date },
): Promise<Mail> {
  const messages = mailMessages[lang].order
  const { carrier, service_point: point, gift, delivery_address: delivery, invoice_address: invoice } = order
  const where: Block[] = point
    ? [
        { heading: messages.pickedUpAt },
        { lines: [point.name, point.address, `${point.postcode} ${point.city}`, point.hours] },
      ]
    : [{ heading: messages.deliveredTo }, addressLines(delivery, messages, findCountryName)]
  return writeMail(
    { kind: 'order-confirmation', lang, to: order.email, subject: messages.subject(order.number), sent },
    delivery.firstname,
    [
      { text: messages.intro },
      {
        rows: [
          { label: messages.number, value: order.number },
          { label: messages.placed, value: formatDay(lang, order.placed) },
          { label: messages.paidWith, value: order.payment.name },
        ],
      },
      { heading: messages.lines },
      { rows: order.lines.map((line) => lineRow(line, messages, lang)) },
      { heading: messages.costs },
      { rows: costRows(order, messages, lang) },
      ...where,
      { text: `${carrier.name}: ${carrier.delay}` },
      { heading: messages.invoice },
      addressLines(invoice, messages, findCountryName),
      ...(gift.wanted && gift.message ? [{ heading: messages.wish }, { lines: gift.message.split('\n') }] : []),
      { link: messages.look, to: look },
    ],
  )
}
