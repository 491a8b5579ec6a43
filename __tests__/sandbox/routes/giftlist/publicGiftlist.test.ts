import { openAccount } from '../../../support/sandbox/register'
import { foundGiftlists, giftlist } from '../../../../src/contract/giftlist'
import {
  addGiftlistItem,
  giftlistsPath,
  makeGiftlist,
  publishGiftlist,
  readPublicGiftlist,
} from '../../../support/sandbox/giftlistCalls'
import { insertAddress } from '../../../support/sandbox/insertGiftlist'
import { type Shopper } from '../../../support/sandbox/Shopper'
import { clock, openEachTest, sandbox, shopper as visitor } from '../../../support/sandbox/eachTest'

let an: Shopper
openEachTest('2026-11-21T10:00:00.000Z')
beforeEach(async () => {
  an = await openAccount(sandbox)
})

const findLists = async (search: string) => {
  const answer = await visitor.call(foundGiftlists, 'GET', `/v1/giftlists?search=${encodeURIComponent(search)}`)
  return answer._embedded.giftlists
}
const findNames = async (search: string) => (await findLists(search)).map(({ name }) => name)
const refuseList = (key: string | number) => visitor.refused('GET', `/v1/giftlists/${key}`)
const spaceCode = (code: string | null) => `${code?.slice(0, 4).toLowerCase()} -${code?.slice(4).toLowerCase()}`

describe('the public page of a gift list', () => {
  test('a listed list can be read by its id, without the data that concern only the owner', async () => {
    const list = await publishGiftlist(an, { event_date: '2027-04-06', hidden_until: '2027-04-07' })
    await addGiftlistItem(an, list.id_giftlist)
    const answer = await visitor.send('GET', `/v1/giftlists/${list.id_giftlist}`)
    expect(await answer.json()).toEqual({
      ...{ id_giftlist: list.id_giftlist, name: 'Mies', name_parents: 'An en Bo', welcome_message: 'Dag', gender: 2 },
      ...{ code: list.code, event_date: '2027-04-06', hidden_until: '2027-04-07', can_deliver_to_owner: false },
      hidden: false,
      items: [expect.objectContaining({ price: 343.2, quantity: 1, remaining: 1, given: 0, _links: {} })],
    })
    expect(await readPublicGiftlist(visitor, list.id_giftlist)).toMatchObject({ name: 'Mies' })
  })

  test('a list that is not listed can only be read by its code, in any notation that a giver may type', async () => {
    const { id_giftlist, code } = await makeGiftlist(an, { published: true })
    for (const typed of [code ?? '', spaceCode(code)])
      expect(await readPublicGiftlist(visitor, encodeURIComponent(typed))).toMatchObject({ id_giftlist })
    expect(await refuseList(id_giftlist)).toMatchObject({ type: 'not_found' })
  })

  test('the ids of listed lists cannot be counted up without limit', async () => {
    for (let id = 1; id <= 60; id += 1) await visitor.send('GET', `/v1/giftlists/${id}`)
    expect(await refuseList(61)).toMatchObject({ type: 'too_many_attempts' })
  })

  test('the response does not contain the owner’s address, but only whether there is one', async () => {
    const list = await publishGiftlist(an)
    const id_address_delivery = insertAddress(sandbox.database, 1, 'Geheimstraat 1')
    await an.call(giftlist, 'PUT', `${giftlistsPath}/${list.id_giftlist}`, { id_address_delivery })
    const text = await (await visitor.send('GET', `/v1/giftlists/${list.code}`)).text()
    expect(JSON.parse(text)).toMatchObject({ can_deliver_to_owner: true })
    expect(text).not.toMatch(/Geheimstraat|Antwerpen|id_address|id_customer|example\.be/)
  })

  test('a list that is no longer published is closed by its code, and unknown by its id', async () => {
    const list = await publishGiftlist(an)
    await an.call(giftlist, 'PUT', `${giftlistsPath}/${list.id_giftlist}`, { published: false })
    expect(await refuseList(list.code ?? '')).toMatchObject({ type: 'giftlist_closed' })
    expect(await refuseList(list.id_giftlist)).toMatchObject({ type: 'not_found' })
  })

  test.each(['0', '99999', '-1', '1e3', '%00', '%3Cscript%3E', 'x'.repeat(2000), '%E0%A4%A', 'ABCDEFGI', '1%27--'])(
    'the key %s is unknown',
    async (key) => {
      await publishGiftlist(an)
      expect(await refuseList(key)).toMatchObject({ type: 'not_found' })
    },
  )

  test('twenty unknown codes from a sender within a quarter of an hour are too many, but known ones are still answered', async () => {
    const { code, id_giftlist } = await publishGiftlist(an)
    for (let attempt = 0; attempt < 25; attempt += 1) await readPublicGiftlist(visitor, code ?? '')
    for (const unknown of createUnknownCodes(20)) expect(await refuseList(unknown)).toMatchObject({ status: 404 })
    clock.time += 60_000
    const tooMany = { type: 'too_many_attempts', data: { retry_after: 840 } }
    expect(await refuseList('ABCDEFGZ')).toMatchObject(tooMany)
    expect(await visitor.refused('GET', '/v1/giftlists?search=ABCDEFGZ')).toMatchObject(tooMany)
    for (const key of [code ?? '', id_giftlist]) expect(await readPublicGiftlist(visitor, key)).toMatchObject({ code })
    clock.time += 14 * 60_000
    expect(await refuseList('ABCDEFGZ')).toMatchObject({ status: 404 })
  })

  test('a sender who goes on guessing is refused known codes too, until a quarter of an hour has passed', async () => {
    const { code } = await publishGiftlist(an)
    for (const unknown of createUnknownCodes(300)) await refuseList(unknown)
    expect(await refuseList(code ?? '')).toMatchObject({ status: 429, data: { retry_after: 900 } })
    clock.time += 15 * 60_000
    expect(await readPublicGiftlist(visitor, code ?? '')).toMatchObject({ code })
  })
})

/** Creates different codes that no list has. */
const createUnknownCodes = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `ABCDE${String(index).padStart(3, '0').replaceAll('0', 'P').replaceAll('1', 'Q')}`,
  )

describe('the search for a gift list', () => {
  test('a listed list is found by the beginnings of its words and those of the parents’ names', async () => {
    const list = await publishGiftlist(an, { name: 'Geboorte Zoë', event_date: '2027-04-06' })
    const { id_giftlist, name, name_parents, code, event_date } = list
    for (const search of ['GEB', '  Zo\u200bë & An!'])
      expect(await findLists(search)).toEqual([{ id_giftlist, name, name_parents, code, event_date }])
    for (const search of ['boorte', "zo' OR 1=1"]) expect(await findLists(search)).toEqual([])
  })

  test('a code finds any published list, before lists whose name contains it', async () => {
    const { code } = await makeGiftlist(an, { published: true })
    await publishGiftlist(an, { name: `${code} 2` })
    expect(await findNames(spaceCode(code))).toEqual(['Mies'])
    expect(await findNames(code ?? '')).toEqual(['Mies', `${code} 2`])
  })

  test('lists that are not published or not listed are not found', async () => {
    const { code } = await makeGiftlist(an)
    await makeGiftlist(an, { name: 'Huis', published: true })
    for (const search of ['mies', 'huis', code ?? '']) expect(await findLists(search)).toEqual([])
  })

  test('a search returns at most twenty lists', async () => {
    const bo = await openAccount(sandbox, 'Bo')
    for (let number = 1; number <= 15; number += 1) {
      await publishGiftlist(an, { name: `Lijst ${number}` })
      await publishGiftlist(bo, { name: `Lijst ${number}` })
    }
    expect(await findLists('lijst')).toHaveLength(20)
  })

  test.each([
    '',
    'search=',
    'search=a',
    'search=%20a%20',
    'search=!!',
    'search=%E2%80%8B',
    `search=${'x'.repeat(101)}`,
  ])('the search "%s" is refused', async (query) => {
    expect(await visitor.invalidField('GET', `/v1/giftlists?${query}`)).toBe('search')
  })

  test('sixty searches from a sender within a minute are too many', async () => {
    for (let count = 0; count < 60; count += 1) await findLists('mies')
    clock.time += 20_000
    const refusal = await visitor.refused('GET', '/v1/giftlists?search=mies')
    expect(refusal).toMatchObject({ type: 'too_many_attempts', data: { retry_after: 40 } })
    clock.time += 40_000
    expect(await findLists('mies')).toEqual([])
  })
})
