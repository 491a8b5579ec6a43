import type { Brand } from '../../src/contract/catalogue'
import type { CampaignLink } from '../../src/pageTable/contents/links'
import { leadOn, varyRooms } from '../../src/pageTable/contents/rooms'
import { room } from '../support/data/catalogueFixtures'

const sofas = { name: 'Banken', path: '/nl/banken' }
const hall = { ...room('room-hall'), tone_top: '#d5cbbf' }

describe('a list that leads on', () => {
  test.each([
    ['the first room when the page shows none', [room('a'), room('b')], [], 'a'],
    ['the first room that the page does not show', [room('a'), room('b')], [room('a')], 'b'],
    ['a room that the page does not show, whatever its folder', [room('a'), room('b')], [room('/pictures/a')], 'b'],
    ['no room when the page shows all', [room('a'), null], [room('a'), null], undefined],
    ['no room when there is none', [null, undefined], [room('a')], undefined],
  ])('shows %s', (_, rooms, shown, name) => {
    expect(leadOn(sofas, 'Zacht.', rooms, shown).picture?.name).toBe(name)
  })

  test.each([
    [[hall, room('a')], '#d5cbbf'],
    [[room('a'), hall], null],
    [[null, hall], null],
    [[{ ...hall, tone_top: '#333333' }], null],
    [[], null],
  ])('has the colour of the wall in the main picture if ink is readable on it', (shown, ground) => {
    expect(leadOn(sofas, 'Zacht.', [], shown)).toEqual({ ...sofas, sentence: 'Zacht.', picture: null, ground })
  })
})

describe('campaigns on a page with other rooms', () => {
  const link = (name: string, brand: string | null, picture: string | null) =>
    ({ name, brand, picture: picture === null ? null : room(picture) }) as CampaignLink
  const brand = (slug: string, one: string, two: string | null) =>
    ({ slug, picture: room(one), picture2: two === null ? null : room(two) }) as Brand
  const brands = [brand('havrelund', 'room-dining', 'room-chairs'), brand('sovhus', 'room-bedroom', null)]

  test.each([
    ['keep their rooms', [link('Licht', null, 'room-lighting')], ['room-lighting']],
    ['show another room of the brand', [link('Stoelen', 'havrelund', 'room-dining')], ['room-chairs']],
    [
      'keep a room that is shown when the brand has no other one',
      [link('Thuis', null, 'room-dining')],
      ['room-dining'],
    ],
    [
      'keep their own room when the campaigns before show all rooms of the brand',
      [link('Stoelen', 'havrelund', 'room-dining'), link('Spile', 'havrelund', 'room-chairs')],
      ['room-chairs', 'room-chairs'],
    ],
    ['may have no room', [link('Bedden', 'sovhus', null), link('Bonnen', null, null)], ['room-bedroom', undefined]],
  ])('%s', (_, campaigns, names) => {
    const varied = varyRooms(campaigns, brands, [room('/pictures/room-dining')])
    expect(varied.map(({ picture }) => picture?.name)).toEqual(names)
    expect(varied.map(({ name }) => name)).toEqual(campaigns.map(({ name }) => name))
  })
})
