import { openAccount } from '../../../support/sandbox/register'
import { order } from '../../../../src/contract/order'
import type { Sandbox } from '../../../../src/sandbox/openSandbox'
import { addressCalls } from '../../../support/sandbox/addressCalls'
import { giveGift, refuseGift, sendGift } from '../../../support/sandbox/giveGift'
import { addGiftlistItem, publishGiftlist, readPublicGiftlist } from '../../../support/sandbox/giftlistCalls'
import { openSeededSandbox } from '../../../support/sandbox/openSeededSandbox'
import { Shopper } from '../../../support/sandbox/Shopper'

/** Each part of the owner's address is a word that occurs nowhere else. */
const address = {
  ...{ firstname: 'Eigenaartje', lastname: 'Verborgens', company: 'Geheimbedrijf' },
  ...{
    address1: 'Nergenspad 7731',
    address2: 'Busnummertwee',
    postcode: '2018',
    city: 'Onvindbaarstad',
    id_country: 3,
  },
}
const addressWords = /Eigenaartje|Verborgens|Geheimbedrijf|Nergenspad|7731|Busnummertwee|2018|Onvindbaarstad/

const chair = 100402

test('no response to a giver, no page and no email contains the address to which the gifts go', async () => {
  const opened = openSeededSandbox({ passwordCost: 16 })
  const texts: string[] = []
  const sandbox: Sandbox = {
    ...opened,
    answer: async (request, sender) => {
      const response = await opened.answer(request, sender)
      texts.push(JSON.stringify([...response.headers]), await response.clone().text())
      return response
    },
  }
  const owner = await openAccount(opened)
  const [saved] = await addressCalls(() => owner).create(address)
  const id_address_delivery = saved?.id_address
  const { id_giftlist, code } = await publishGiftlist(owner, { id_address_delivery })
  const { id_giftlist_product: id } = await addGiftlistItem(owner, id_giftlist, chair)
  opened.database.run('UPDATE giftlist_product SET quantity = 5')

  const giver = new Shopper(sandbox)
  for (const key of [id_giftlist, code ?? '']) {
    expect(await readPublicGiftlist(giver, key)).toMatchObject({ can_deliver_to_owner: true })
  }
  await giver.send('GET', '/v1/giftlists?search=Mies')
  const { cart } = await giveGift(giver, chair, id, { message: 'Dag' })
  expect(cart.items).toMatchObject([{ destination: 'owner' }])
  await giveGift(giver, chair, id, { amount: 50 })
  await giver.add(105701)
  await giver.guest()
  const line = cart.items[0]!
  for (const destination of ['pickup', 'giver', 'owner']) await sendGift(giver, line, destination)
  await refuseGift(giver, chair, id, { quantity: 9 })
  await refuseGift(giver, chair, 9999)
  await giver.carrier(1)
  await giver.checkout()
  await giver.send('GET', `/v1/my/addresses`)
  // No user can have a parcel sent to the address by its id.
  expect(await giver.refused('PUT', '/v1/cart', { id_address_delivery })).toMatchObject({ type: 'invalid' })
  const payment = await giver.pay()
  await sandbox.answer(new Request(payment.redirect))
  await giver.report(payment.redirect, 'pay')
  const { id_order } = await giver.status(payment)
  const { number, email, lines } = await giver.call(order, 'GET', `/v1/orders/${id_order}`)
  expect(lines.map(({ destination }) => destination)).toEqual(['owner', null, null])
  await new Shopper(sandbox).call(order, 'POST', '/v1/orders/search', { number, email })
  const body = { lines: [{ id_order_line: 1, quantity: 1 }], reason: '' }
  await giver.call(order, 'POST', `/v1/orders/${id_order}/withdrawals`, body)
  await giver.send('POST', `/v1/orders/${id_order}/again`, {})

  const mails = opened.mail.filter(({ kind }) => kind !== 'account-welcome')
  expect(mails.map(({ kind }) => kind)).toEqual(['order-confirmation', 'gift-received', 'order-withdrawal'])
  for (const text of [...texts, ...mails.map((mail) => JSON.stringify(mail))]) expect(text).not.toMatch(addressWords)
  expect(texts.length).toBeGreaterThan(40)
  opened.close()
})
