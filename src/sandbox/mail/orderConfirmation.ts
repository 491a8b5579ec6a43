import type { Order, OrderLine } from '../../contract/order'
import type { Address } from '../../contract/session'
import { unitPrice } from '../../contract/unitPrice'
import type { Lang } from '../http/language'
import { amountIn } from '../money/amountIn'
import type { Block, Row } from './Block'
import { dayIn } from './dayIn'
import type { Mail } from './Mail'
import type { MailWords } from './nl'
import { mailWords, writeMail } from './writeMail'

function lineRow(line: OrderLine, words: MailWords['order'], lang: Lang): Row {
  const { unit, min, max } = line.delivery
  const notes = [line.combination, words[unit](min, max)]
  if (line.free_quantity > 0) notes.push(words.freePieces(line.free_quantity))
  if (line.giftlist_name) notes.push(words.fromList(line.giftlist_name))
  const price = line.quantity === 1 ? '' : ` (${amountIn(lang, unitPrice(line))})`
  return { label: `${line.quantity} x ${line.name}${price}`, value: amountIn(lang, line.total), notes }
}

function costRows({ totals, offers, vouchers, gift }: Order, words: MailWords['order'], lang: Lang): Row[] {
  const amount = (label: string, euro: number): Row => ({
    label,
    value: euro === 0 ? words.free : amountIn(lang, euro),
  })
  const off = (label: string, euro: number): Row[] => (euro === 0 ? [] : [{ label, value: amountIn(lang, -euro) }])
  return [
    amount(words.items, totals.items),
    ...offers.flatMap((offer) => off(offer.name, offer.amount)),
    ...vouchers.flatMap((voucher) => off(words.voucher(voucher.name, voucher.code), voucher.amount)),
    amount(words.delivery, totals.shipping ?? 0),
    ...(gift.wanted ? [amount(words.wrapping, totals.wrapping)] : []),
    { label: words.total, value: amountIn(lang, totals.total), strong: true },
    ...totals.vat.map(({ rate, amount: euro }) => ({ label: words.vat(rate), value: amountIn(lang, euro) })),
  ]
}

const addressLines = (address: Address, words: MailWords['order'], countryOf: (id: number) => string): Block => ({
  lines: [
    `${address.firstname} ${address.lastname}`,
    address.company,
    address.vat_number && words.vatNumber(address.vat_number),
    address.address1,
    address.address2,
    `${address.postcode} ${address.city}`,
    countryOf(address.id_country),
  ].filter((line): line is string => Boolean(line)),
})

/** What a shopper gets once the order is paid; `look` is the address of its confirmation. */
export function orderConfirmation(
  order: Order,
  { lang, look, countryOf, sent }: { lang: Lang; look: string; countryOf: (id: number) => string; sent: Date },
): Promise<Mail> {
  const words = mailWords[lang].order
  const { carrier, service_point: point, gift, delivery_address: delivery, invoice_address: invoice } = order
  const where: Block[] = point
    ? [
        { heading: words.pickedUpAt },
        { lines: [point.name, point.address, `${point.postcode} ${point.city}`, point.hours] },
      ]
    : [{ heading: words.deliveredTo }, addressLines(delivery, words, countryOf)]
  return writeMail(
    { kind: 'order-confirmation', lang, to: order.email, subject: words.subject(order.number), sent },
    delivery.firstname,
    [
      { text: words.intro },
      {
        rows: [
          { label: words.number, value: order.number },
          { label: words.placed, value: dayIn(lang, order.placed) },
          { label: words.paidWith, value: order.payment.name },
        ],
      },
      { heading: words.lines },
      { rows: order.lines.map((line) => lineRow(line, words, lang)) },
      { heading: words.costs },
      { rows: costRows(order, words, lang) },
      ...where,
      { text: `${carrier.name}: ${carrier.delay}` },
      { heading: words.invoice },
      addressLines(invoice, words, countryOf),
      ...(gift.wanted && gift.message ? [{ heading: words.wish }, { lines: gift.message.split('\n') }] : []),
      { link: words.look, to: look },
    ],
  )
}
