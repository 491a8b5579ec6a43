import { giftlist, giftlistList } from '../../../../src/contract/giftlist'
import {
  addGiftlistItem,
  giftlistsPath,
  readOwnGiftlist,
  readPublicGiftlist,
} from '../../../support/sandbox/giftlistCalls'
import { giveGift } from '../../../support/sandbox/giveGift'
import { deleteAccount, openAccount } from '../../../support/sandbox/register'
import { Shopper } from '../../../support/sandbox/Shopper'
import { an, list, path, makeGiftlistEachTest } from '../../../support/sandbox/eachGiftlist'
import { clock, openEachTest, sandbox } from '../../../support/sandbox/eachTest'

let bo: Shopper
openEachTest('2026-11-21T10:00:00.000Z', { sessionLifetime: 400 * 86_400_000 })
makeGiftlistEachTest({ name: 'Geheim <b>feest</b>' })
beforeEach(async () => {
  bo = await openAccount(sandbox, 'Bo')
})

const email = 'bo@example.be'
const invitePartner = (wanted = email) => an.call(giftlist, 'PUT', `${path}/partner`, { email: wanted, id_lang: 2 })
const findInvitation = () => sandbox.mail.findLast(({ kind }) => kind === 'giftlist-invitation')
const readToken = () => /#invitation=([\w-]+)/.exec(findInvitation()?.text ?? '')?.[1] ?? ''
const acceptInvitation = (user = bo, token = readToken()) =>
  user.call(giftlist, 'POST', '/v1/my/giftlist-invitations', { token })
const refuseInvitation = (user: Shopper, token = readToken()) =>
  user.refused('POST', '/v1/my/giftlist-invitations', { token })
const readNames = async (user: Shopper) =>
  (await user.call(giftlistList, 'GET', giftlistsPath))._embedded.giftlists.map(({ name }) => name)

test('the invited customer sees and changes the same list once the invitation is accepted, however often', async () => {
  expect(list).toMatchObject({ partner: null, _links: { invite: { method: 'PUT' } } })
  const invited = await invitePartner()
  expect(invited).toMatchObject({ partner: { email, joined: false }, _links: { part: { method: 'DELETE' } } })
  expect(await readNames(bo)).toEqual([])
  const mail = findInvitation()
  expect(mail).toMatchObject({ to: email, language: 'en' })
  expect(mail?.text).not.toMatch(/Geheim|Peeters/)
  for (let time = 0; time < 2; time += 1)
    expect(await acceptInvitation()).toMatchObject({ id_giftlist: list.id_giftlist, partner: { email, joined: true } })
  await addGiftlistItem(bo, list.id_giftlist)
  const { items } = await readOwnGiftlist(bo, list.id_giftlist)
  expect((await readOwnGiftlist(an, list.id_giftlist)).items).toEqual(items)
  expect(await readNames(bo)).toEqual(['Geheim <b>feest</b>'])
})

test('both owners get an email about a gift, unless both want to be surprised', async () => {
  await invitePartner()
  await acceptInvitation()
  const item = await addGiftlistItem(an, list.id_giftlist)
  const giver = new Shopper(sandbox)
  await giveGift(giver, 100101, item.id_giftlist_product)
  await giver.guest()
  await giver.carrier(4)
  await giver.buy()
  const mails = sandbox.mail.filter(({ kind }) => kind === 'gift-received')
  expect(mails.map(({ to }) => to)).toEqual(['an@example.be', email])
  await bo.call(giftlist, 'PUT', path, { hidden_until: '2027-04-07' })
  for (const owner of [an, bo]) expect(await readPublicGiftlist(owner, list.code ?? '')).toMatchObject({ hidden: true })
})

test('an invitation works for a week and one customer, and no longer when it was replaced or withdrawn', async () => {
  await invitePartner('mis@example.be')
  const replacedToken = readToken()
  await invitePartner()
  expect(await refuseInvitation(bo, replacedToken)).toMatchObject({ status: 404 })
  clock.time += 7 * 86_400_000 + 1
  expect(await refuseInvitation(bo)).toMatchObject({ type: 'link_expired' })
  clock.time -= 86_400_000
  await acceptInvitation()
  expect(await refuseInvitation(await openAccount(sandbox, 'Cas'))).toMatchObject({ status: 404 })
  expect(await an.refused('PUT', `${path}/partner`, { email, id_lang: 1 })).toMatchObject({ status: 422 })
  expect(await bo.call(giftlist, 'DELETE', `${path}/partner`)).toMatchObject({ partner: null })
  expect(await readNames(bo)).toEqual([])
  expect(await refuseInvitation(bo)).toMatchObject({ status: 404 })
})

test('an invitation that is repeated, because its response was lost, sends one email until it has expired', async () => {
  await invitePartner()
  const token = readToken()
  expect(await invitePartner(email.toUpperCase())).toMatchObject({ partner: { email, joined: false } })
  expect(readToken()).toBe(token)
  clock.time += 7 * 86_400_000 + 1
  await invitePartner()
  expect(readToken()).not.toBe(token)
  await acceptInvitation()
})

test('the owner’s own address, an invalid address and a sixth invitation are refused', async () => {
  for (const wrong of ['an@example.be', 'AN@example.be', 'bo', ''])
    expect(await an.refused('PUT', `${path}/partner`, { email: wrong, id_lang: 1 })).toMatchObject({ type: 'invalid' })
  clock.time += 15 * 60_000
  for (let time = 0; time < 5; time += 1) await invitePartner(`bo${time}@example.be`)
  expect(await an.refused('PUT', `${path}/partner`, { email, id_lang: 1 })).toMatchObject({ status: 429 })
  expect(await bo.refused('PUT', `${path}/partner`, { email, id_lang: 1 })).toMatchObject({ status: 404 })
})

test('the list stays with the other owner when one deletes the account', async () => {
  await invitePartner()
  await acceptInvitation()
  await deleteAccount(an)
  expect(await readOwnGiftlist(bo, list.id_giftlist)).toMatchObject({ giftlist: { published: true, partner: null } })
})
