import { giftlistLines as en } from '../../src/i18n/en/giftlistLines'
import { giftlistLines as nl } from '../../src/i18n/nl/giftlistLines'
import { mailMessages } from '../../src/sandbox/mail/writeMail'
import { openEachTest, sandbox, shopper as giver } from '../support/sandbox/eachTest'
import { giveGift, sendGift } from '../support/sandbox/giveGift'
import { insertAddress, insertGiftlist } from '../support/sandbox/insertGiftlist'
import { accountDetails, register } from '../support/sandbox/register'
import { guestDetails, origin, Shopper } from '../support/sandbox/Shopper'

const chair = 100402
const lamp = 103701
const ownerStreet = 'Geheimstraat 77'

let owner: Shopper
let id_customer: number
openEachTest('2026-03-01T12:00:00Z')
beforeEach(async () => {
  owner = new Shopper(sandbox)
  const account = { ...accountDetails, email: 'noor@example.be', firstname: 'Noor', id_lang: 2 }
  id_customer = (await register(owner, account)).customer.id_customer
})

const insertList = (details: Parameters<typeof insertGiftlist>[2] = {}) =>
  insertGiftlist(
    sandbox.database,
    [chair, lamp].map((variant) => ({ variant, quantity: 4 })),
    { id_customer, id_address_delivery: insertAddress(sandbox.database, id_customer, ownerStreet), ...details },
  )
/** The emails about the order, without the welcome to the owner. */
const listOrderMails = () => sandbox.mail.filter(({ kind }) => kind !== 'account-welcome')

describe('the confirmation of an order with gifts', () => {
  test('the email names each gift, its message and its destination, and mentions no delivery if every item is for others', async () => {
    const { ids, id_giftlist } = insertList()
    const message = 'Geluk!\nTotaal: gratis, zie www.gratis.example'
    await giver.guest()
    await giveGift(giver, chair, ids[0] ?? 0, { quantity: 2, message })
    await giveGift(giver, lamp, ids[1] ?? 0, { amount: 45.5 })
    const { cart } = await giveGift(giver, lamp, ids[1] ?? 0)
    await sendGift(giver, cart.items[2]!, 'pickup')
    await giver.buy()
    const [mail, gift] = listOrderMails()
    for (const expected of [
      'Dag An,',
      /2 x Spile stoel \(€\s289,00\): €\s578,00\n.+\n {2}Op voorraad, .+\n {2}Van de wenslijst van Noor en Elias\n {2}Gaat naar het adres van de lijst\n {2}Je bericht: Geluk!\n {2}Totaal: gratis/,
      /Bijdrage aan Kuppel hanglamp: €\s45,50\n.+\n {2}Van de wenslijst van Noor en Elias\n {2}.+\n1 x Kuppel/,
      nl.contributionRule('Noor en Elias'),
      'Ligt in de winkel klaar voor wie de lijst maakte',
      'Factuuradres',
    ]) {
      expect(mail?.text).toMatch(expected)
    }
    expect(mail?.text).not.toMatch(/Levering|Waar het naartoe gaat|www\.gratis/)
    expect(gift).toMatchObject({ kind: 'gift-received', to: 'noor@example.be', language: 'en' })
    expect(gift?.subject).toBe('A gift from your list Trouwlijst')
    for (const expected of [
      'Hello Noor,',
      'you have been given something from your gift list Trouwlijst.',
      /2 x Spile chair: .+\n {2}We send it to your address\nContribution to Kuppel.+: €45\.50\n.+\n.+ becomes credit for you\.\n1 x Kuppel.+\n {2}You collect it from the shop/,
      `${origin}/en/my-giftlist-orders?giftlist=${id_giftlist}`,
    ]) {
      expect(gift?.text).toMatch(expected)
    }
    expect(gift?.text).not.toMatch(/Geluk|Peeters/)
    expect(listOrderMails()).toHaveLength(2)
    expect(JSON.stringify(sandbox.mail)).not.toContain(ownerStreet)
  })

  test('the English email names the destination of each gift, and the delivery of the rest', async () => {
    const { id } = insertList()
    await giver.guest({ ...guestDetails, account: { ...guestDetails.account, id_lang: 2 } })
    await giveGift(giver, chair, id, { message: 'Much love' })
    await giver.add(lamp)
    await giver.carrier(1)
    await giver.buy(1, 2)
    expect(listOrderMails()[0]?.text).toMatch(/Goes to the address of the list\n {2}Your message: Much love/)
    expect(listOrderMails()[0]?.text).toMatch(/Delivery: free[^]+Where it goes\n-+\n\nAn Peeters\nLindelaan 1\n/)
  })

  test('the email about a return greets the giver by the name on the invoice', async () => {
    const { id } = insertList()
    await giver.guest()
    await giveGift(giver, chair, id)
    await giver.buy()
    const body = { lines: [{ id_order_line: 1, quantity: 1 }], reason: '' }
    await giver.send('POST', '/v1/orders/1/withdrawals', body)
    expect(listOrderMails().at(-1)?.text).toContain('Dag An,')
  })
})

test('the emails say what becomes of a contribution in the words of the storefront', () => {
  for (const [mail, lines] of [
    [mailMessages.nl, nl],
    [mailMessages.en, en],
  ] as const)
    expect(mail.order.contributionRule('An')).toBe(lines.contributionRule('An'))
})

describe('the email to the owner of a gift list', () => {
  const giveItem = async (id: number) => {
    await giver.guest()
    await giveGift(giver, chair, id, { amount: 50 })
    await giver.buy()
  }

  test.each([
    ['is sent for a list that shows its gifts', {}, 1],
    ['is sent for a list that shows its gifts from today on', { hidden_until: '2026-03-01' }, 1],
    ['is not sent before the day from which a list shows its gifts', { hidden_until: '2026-03-02' }, 0],
    ['is not sent for a list whose owner deleted the account', { id_customer: null }, 0],
  ])('it %s', async (_, details, count) => {
    await giveItem(insertList(details).id)
    expect(listOrderMails().filter(({ kind }) => kind === 'gift-received')).toHaveLength(count)
  })

  test('it is not sent to owners who give to their own list', async () => {
    const { id } = insertList()
    await giveGift(owner, chair, id)
    const { addresses } = await owner.checkout()
    await owner.change('PUT', '/v1/cart', { id_address_invoice: addresses?.[0]?.id_address })
    await owner.buy()
    expect(listOrderMails().map(({ kind }) => kind)).toEqual(['order-confirmation'])
  })

  test('the owners of each list get a separate email', async () => {
    const [first, second] = [insertList(), insertList({ name: 'Verjaardag' })]
    await giver.guest()
    for (const { id } of [first, second]) await giveGift(giver, chair, id)
    await giver.buy()
    const subjects = listOrderMails().map(({ subject }) => subject)
    expect(subjects.slice(1)).toEqual(['A gift from your list Trouwlijst', 'A gift from your list Verjaardag'])
  })
})
