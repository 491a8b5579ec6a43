import { buildCardTexts } from '../../../../src/features/giftlist/owner/share/GiftlistCards'
import { drawModules, drawQrCode } from '../../../../src/features/giftlist/owner/share/QrCode'
import { buildGiftlist } from '../../../support/data/plainGiftlist'

test.each([
  ['names and occasion', {}, { occasion: 'Ons huis', names: 'Noor en Elias', hasLongNames: false, message: 'Dag' }],
  ['no names', { name_parents: ' ' }, { occasion: '', names: 'Ons huis', hasLongNames: false, message: 'Dag' }],
  ['lines', { welcome_message: 'Dag\n\n\n\nallemaal  ' }, expect.objectContaining({ message: 'Dag allemaal' })],
  ['long names', { name_parents: 'n'.repeat(33) }, expect.objectContaining({ hasLongNames: true })],
])('the card shows the correct texts for a list with %s', (_row, list, texts) => {
  expect(buildCardTexts(buildGiftlist(list))).toEqual(texts)
})

test.each([
  ['words', 'Wij hebben al een huis, een kat en te veel vorken. '.repeat(40)],
  ['2000 letters without a space', 'm'.repeat(2000)],
  ['lines alone', `Dag${'\n'.repeat(1990)}allemaal`],
])('a message of %s is shortened to fit on the card', (_row, welcome_message) => {
  const { message } = buildCardTexts(buildGiftlist({ welcome_message }))
  expect(message.length).toBeLessThanOrEqual(241)
  expect(message).not.toMatch(/\n/)
})

test('adjacent dark modules in a row are drawn as one bar', () => {
  const rows = [
    [true, true, false],
    [false, false, false],
    [true, false, true],
  ]
  expect(drawModules(rows)).toEqual({ size: 3, path: 'M0 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z' })
})

test('the QR code of an address has its empty border and its three corner marks', async () => {
  const { size, path } = await drawQrCode('https://shop.example/nl/wenslijsten/k7qfm2xp')
  expect((size - 8 - 17) % 4).toBe(0)
  expect(path).not.toMatch(/M[0-3] /)
  for (const [x, y] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ]) {
    expect(path).toContain(`M${x} ${y}h7v1h-7z`)
  }
})
