import { createPicturePicker, buildListEnd, buildBrandListEnd } from '../../src/pageTable/contents/rooms'
import { room } from '../support/data/catalogueFixtures'
import { fakeCatalogue } from '../support/data/fakeCatalogue'

const sofas = { name: 'Banken', path: '/nl/banken' }
const hall = { ...room('room-hall'), tone_top: '#d5cbbf' }

describe('a list that leads on', () => {
  test.each([
    ['the first room when the page shows none', [room('a'), room('b')], [], 'a'],
    ['the first room that the page does not show', [room('a'), room('b')], [room('a')], 'b'],
    ['a room that the page does not show, whatever its folder', [room('a'), room('b')], [room('/pictures/a')], 'b'],
    ['no room when the page shows all', [room('a'), null], [room('a'), null], undefined],
    ['no room when there is none', [null, undefined], [room('a')], undefined],
  ])('the card shows %s', (_, rooms, shown, name) => {
    expect(buildListEnd(sofas, 'Zacht.', rooms, shown).picture?.name).toBe(name)
  })

  test.each([
    [[hall, room('a')], '#d5cbbf'],
    [[room('a'), hall], null],
    [[null, hall], null],
    [[{ ...hall, tone_top: '#75675c' }], '#91857d'],
    [[], null],
  ])(
    'the card has the colour of the wall in the main picture, lightened until ink is readable on it',
    (shown, ground) => {
      expect(buildListEnd(sofas, 'Zacht.', [], shown)).toEqual({ ...sofas, sentence: 'Zacht.', picture: null, ground })
    },
  )
})

describe('a list that leads on to a brand', () => {
  const { brands, products } = fakeCatalogue().nl
  const chair = products[0]!
  const [combination] = chair.combinations
  const closeUp = { ...room('chair-detail'), view: 'detail' as const }
  const inUse = { ...room('chair-room'), view: 'room' as const }
  const inScene = { ...chair, scenes: [room('scene')] }
  const withCloseUp = { ...inScene, combinations: [{ ...combination!, pictures: [room('chair-front'), closeUp] }] }
  const brand = { ...brands[0]!, picture: room('first'), picture2: room('second') }

  test.each([
    ['a product in use', [{ ...inScene, pictures: [inUse] }], [], 'chair-room'],
    ['the room of the brand', [inScene], [], 'first'],
    ['its second room', [inScene], [room('first')], 'second'],
    ['another room with its products', [withCloseUp], [room('first'), room('second')], 'scene'],
    ['a close-up', [withCloseUp], [room('first'), room('second'), room('scene')], 'chair-detail'],
    ['no picture', [chair], [room('first'), room('second')], undefined],
  ])('the card shows %s when the page shows all that come before', (_, range, shown, name) => {
    expect(buildBrandListEnd(brand, sofas, range, shown).picture?.name).toBe(name)
  })
})

test('a picture is picked once as long as there is another one', () => {
  const pick = createPicturePicker()
  const picked = [
    [room('chair-room'), room('table-room')],
    [null, room('chair-room'), room('hall-room')],
    [room('chair-room')],
    [null],
    [],
  ].map((pictures) => pick(pictures)?.name)
  expect(picked).toEqual(['chair-room', 'hall-room', 'chair-room', undefined, undefined])
})
