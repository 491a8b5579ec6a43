import type { Picture } from '../../contract/picture'
import { type Language, locales, toLanguage } from '../http/language'
import { chooseSiteOrigin, findPagePath } from '../http/storefront'
import { serializeOrder } from '../serializers/order'
import { pickText } from '../database/json'
import { readOrder } from '../queries/order'
import type { PaymentRow } from '../queries/payment'
import { readCountries } from '../queries/catalogue'
import type { SandboxContext } from '../context'
import { extendDelivery } from '../../contract/extendDelivery'
import { type Arrival, describeArrival, findArrival, findJointArrival, omitDayCount } from '../../contract/findArrival'
import { hasDelivery } from '../../contract/giftDestination'
import type { Order, OrderLine } from '../../contract/order'
import type { Address } from '../../contract/session'
import { getUnitPrice } from '../../contract/money'
import { findShopDay } from '../rules/days'
import { formatEuro } from '../rules/money'
import type { MailMessages } from './nl'
import type { Mail } from './Outbox'
import { mailGifts } from './mailGiftlist'
import type { Paragraph, TableRow } from './formatHtml'
import { formatDay, mailMessages, writeMail } from './writeMail'

/**
 * Sends the confirmation of an order that has just been paid, in the language of the payment, and notifies the owners
 * of gift lists about their gifts.
 */
export function mailOrder(context: SandboxContext, payment: PaymentRow): void {
  const { database, outbox, now, siteOrigin } = context
  const id_order = database.value<number>('SELECT id_order FROM orders WHERE id_cart = ?', payment.id_cart)!
  const record = readOrder(database, id_order, payment.id_customer)!
  const language = toLanguage(payment.id_lang)
  const origin = chooseSiteOrigin(payment.origin, siteOrigin)
  const countries = new Map(readCountries(database).map((row) => [row.id_country, pickText(row.name, language)]))
  outbox.send(
    writeOrderConfirmation(serializeOrder(record, language, now()), {
      language,
      confirmationUrl: `${origin}${findPagePath('order-confirmation', language)}?order=${id_order}`,
      origin,
      extraDays: record.row.extra_days,
      findCountryName: (id) => countries.get(id) ?? '',
      sentAt: now(),
    }),
  )
  mailGifts(context, record.row, origin)
}

interface ConfirmationOptions {
  language: Language
  confirmationUrl: string
  /** The origin of the storefront, which has the pictures. */
  origin: string
  /** The additional working days that delivery to the country takes. */
  extraDays: number
  findCountryName: (id_country: number) => string
  sentAt: Date
}

function writeOrderConfirmation(order: Order, options: ConfirmationOptions): Mail {
  const { language, confirmationUrl, findCountryName, sentAt } = options
  const messages = mailMessages[language].order
  const { news, describeLine } = createArrivalTexts(order, options)
  const { gift, delivery_address: delivery, invoice_address: invoice } = order
  return writeMail(
    { kind: 'order-confirmation', language, to: order.email, subject: messages.subject(order.number), sentAt, news },
    (delivery ?? invoice)?.firstname ?? '',
    [
      messages.intro,
      {
        rows: [
          { label: messages.number, value: order.number },
          { label: messages.placed, value: formatDay(language, order.placed) },
          { label: messages.paidWith, value: order.payment?.name ?? '' },
        ],
      },
      { heading: messages.lines },
      { rows: order.lines.map((line) => buildItemRow(line, describeLine(line), options)) },
      { heading: messages.costs },
      { rows: buildCostRows(order, messages, language) },
      ...writeDestination(order, messages, findCountryName),
      ...(invoice ? [{ heading: messages.invoice }, formatAddress(invoice, messages, findCountryName)] : []),
      ...(gift.wanted && gift.message ? [{ heading: messages.wish }, gift.message] : []),
      { label: messages.look, address: confirmationUrl },
    ],
  )
}

function writeDestination(
  { carrier, service_point: point, delivery_address: delivery }: Order,
  messages: MailMessages['order'],
  findCountryName: ConfirmationOptions['findCountryName'],
): Paragraph[] {
  if (!carrier || !delivery) return []
  const placeParagraphs = point
    ? [
        { heading: messages.pickedUpAt },
        [point.name, point.address, `${point.postcode} ${point.city}`, point.hours].join('\n'),
      ]
    : [{ heading: messages.deliveredTo }, formatAddress(delivery, messages, findCountryName)]
  return [...placeParagraphs, [carrier.name, omitDayCount(carrier.delay)].filter(Boolean).join(': ')]
}

/** The dates are the same as on the page of the order. */
function createArrivalTexts(order: Order, { language, extraDays }: ConfirmationOptions) {
  const messages = mailMessages[language].order
  const place = order.service_point ? 'point' : order.carrier?.key === 'store' ? 'shop' : 'address'
  const day = new Date(`${findShopDay(new Date(order.placed))}T00:00`)
  const additionalDays = place === 'shop' ? 0 : extraDays
  const formatArrival = (arrival: Arrival) => describeArrival(arrival, messages, locales[language])
  const jointArrival = hasDelivery(order.lines) ? findJointArrival(order.lines, day, additionalDays) : null
  return {
    news: jointArrival && messages.comes[place](formatArrival(jointArrival)),
    describeLine: ({ delivery }: OrderLine) =>
      delivery && messages[delivery.unit](formatArrival(findArrival(extendDelivery(delivery, additionalDays), day))),
  }
}

function buildItemRow(line: OrderLine, arrival: string | null, { language, origin }: ConfirmationOptions): TableRow {
  const messages = mailMessages[language].order
  const picture = findPictureAddress(line.picture, origin)
  const gift = [
    ...(line.giftlist_name ? [messages.fromList(line.giftlist_name)] : []),
    ...(line.destination ? [messages.giftDestinations[line.destination]] : []),
    ...(line.message ? [messages.giftMessage(line.message)] : []),
  ]
  const value = formatEuro(language, line.total)
  if (line.amount !== null) {
    const rule = line.giftlist_name ? [messages.contributionRule(line.giftlist_name)] : []
    return { label: messages.contribution(line.name), value, notes: [line.combination, ...gift, ...rule], picture }
  }
  const notes = [line.combination]
  if (arrival) notes.push(arrival)
  if (line.free_quantity > 0) notes.push(messages.freePieces(line.free_quantity))
  const price = line.quantity === 1 ? '' : ` (${formatEuro(language, getUnitPrice(line))})`
  return { label: `${line.quantity} x ${line.name}${price}`, value, notes: [...notes, ...gift], picture }
}

function buildCostRows(
  { totals, offers, vouchers, gift, carrier, payment }: Order,
  messages: MailMessages['order'],
  language: Language,
): TableRow[] {
  const buildCostRow = (label: string, euro: number): TableRow => ({
    label,
    value: euro === 0 ? messages.free : formatEuro(language, euro),
  })
  const buildDiscountRows = (label: string, euro: number): TableRow[] =>
    euro === 0 ? [] : [{ label, value: formatEuro(language, -euro) }]
  return [
    buildCostRow(messages.items, totals.items),
    ...offers.flatMap((promotion) => buildDiscountRows(promotion.name, promotion.amount)),
    ...vouchers.flatMap((voucher) => buildDiscountRows(messages.voucher(voucher.name, voucher.code), voucher.amount)),
    ...(carrier ? [buildCostRow(messages.delivery, totals.shipping ?? 0)] : []),
    ...(gift.wanted ? [buildCostRow(messages.wrapping, totals.wrapping)] : []),
    ...(payment?.fee ? [buildCostRow(messages.fee, payment.fee)] : []),
    { label: messages.total, value: formatEuro(language, totals.total) },
    ...totals.vat.map(({ rate, amount }) => ({ label: messages.vat(rate), value: formatEuro(language, amount) })),
  ]
}

const formatAddress = (
  address: Address,
  messages: MailMessages['order'],
  findCountryName: (id_country: number) => string,
): string =>
  [
    `${address.firstname} ${address.lastname}`,
    address.company,
    address.vat_number && messages.vatNumber(address.vat_number),
    address.address1,
    address.address2,
    `${address.postcode} ${address.city}`,
    findCountryName(address.id_country),
  ]
    .filter(Boolean)
    .join('\n')

/**
 * The width in px of the WebP file of a picture, by its frame. Mail programs can read WebP
 * (docs/decisions/pictures.md).
 */
const pictureWidths = { portrait: 720, wide: 1080, room: 1200 }

const findPictureAddress = (picture: Picture | null, origin: string): string | undefined =>
  picture ? `${origin}/pictures/${picture.name}-${pictureWidths[picture.frame]}.webp` : undefined
