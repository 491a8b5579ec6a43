import { type Language, toLanguage } from '../http/language'
import { findPagePath } from '../http/storefront'
import { pickText } from '../database/json'
import type { GiftDestination } from '../../contract/giftDestination'
import type { OrderRow } from '../queries/order'
import type { SandboxContext } from '../context'
import { findShopDay } from '../rules/days'
import { areGiftsHidden } from '../rules/giftlistProgress'
import { formatEuro } from '../rules/money'
import { toEuro } from '../../contract/money'
import type { TableRow } from './formatHtml'
import { mailMessages, sendMail } from './writeMail'

interface ReceivedGift {
  id_giftlist: number
  list: string
  hidden_until: string | null
  email: string
  firstname: string
  id_lang: number
  quantity: number
  amount_cents: number | null
  destination: GiftDestination | null
  /** The name of the product in bilingual JSON. `combination` is the name of the variant in the same form. */
  name: string
  combination: string
}

/**
 * Notifies the owners of gift lists about the gifts in an order, with one email for each list and owner. Skips lists
 * that hide their gifts, and lists of the customer who ordered. Only the linked page shows the giver and the message,
 * because a user must not be able to send texts to others in the shop's name.
 */
export function mailGifts(context: SandboxContext, { id_order, id_customer }: OrderRow, origin: string): void {
  const today = findShopDay(context.now())
  const gifts = context.database
    .all<ReceivedGift>(
      `SELECT id_giftlist, giftlist.name AS list, hidden_until, email, firstname, id_lang, line.quantity, amount_cents, destination,
        product.name, combination.name AS combination
      FROM order_line AS line JOIN giftlist_product USING (id_giftlist_product) JOIN giftlist USING (id_giftlist)
      JOIN customer ON customer.id_customer IN (giftlist.id_customer, id_partner)
      JOIN combination ON combination.id_product_attribute = line.id_product_attribute
      JOIN product USING (id_product)
      WHERE id_order = ? AND ? NOT IN (giftlist.id_customer, ifnull(id_partner, 0)) AND email <> '' ORDER BY line.position`,
      id_order,
      id_customer,
    )
    .filter((gift) => !areGiftsHidden(gift, today))
  const buildKey = ({ id_giftlist, email }: ReceivedGift) => `${id_giftlist} ${email}`
  for (const key of new Set(gifts.map(buildKey))) {
    const ownerGifts = gifts.filter((gift) => buildKey(gift) === key)
    if (ownerGifts[0]) mailOwner(context, ownerGifts[0], ownerGifts, origin)
  }
}

function mailOwner(
  context: SandboxContext,
  { id_giftlist, id_lang, email, firstname, list }: ReceivedGift,
  gifts: readonly ReceivedGift[],
  origin: string,
): void {
  const language = toLanguage(id_lang)
  const messages = mailMessages[language].giftReceived
  sendMail(context, { kind: 'gift-received', language, to: email, subject: messages.subject(list) }, firstname, [
    messages.intro(list),
    { rows: gifts.map((gift) => buildGiftRow(gift, language)) },
    {
      label: messages.look,
      address: `${origin}${findPagePath('my-giftlist-orders', language)}?giftlist=${id_giftlist}`,
    },
  ])
}

function buildGiftRow({ quantity, amount_cents, destination, ...gift }: ReceivedGift, language: Language): TableRow {
  const messages = mailMessages[language].giftReceived
  const name = pickText(gift.name, language)
  const combination = pickText(gift.combination, language)
  return amount_cents === null
    ? {
        label: `${quantity} x ${name}`,
        value: combination,
        notes: destination === null ? [] : [messages.destinations[destination]],
      }
    : {
        label: mailMessages[language].order.contribution(name),
        value: formatEuro(language, toEuro(amount_cents)),
        notes: [combination, messages.credit],
      }
}

interface Invitation {
  email: string
  id_lang: number
  token: string
  origin: string
}

/**
 * Invites the second owner of a gift list. Neither the list's name nor the owner's is in the email, so that no customer
 * can write to others in the shop's name. The token is in the fragment of the link, which no server receives.
 */
export function mailInvitation(context: SandboxContext, { email, id_lang, token, origin }: Invitation): void {
  const language = toLanguage(id_lang)
  const messages = mailMessages[language].giftlistInvitation
  sendMail(context, { kind: 'giftlist-invitation', language, to: email, subject: messages.subject }, '', [
    messages.intro,
    { label: messages.link, address: `${origin}${findPagePath('my-giftlists', language)}#invitation=${token}` },
    messages.account,
    messages.notYou,
  ])
}
