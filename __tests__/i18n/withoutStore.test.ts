import { campaignMessages } from '../../src/i18n/buildTime'
import { checkout as english } from '../../src/i18n/en/checkout'
import { frame as englishFrame } from '../../src/i18n/en/firstLoad/frame'
import { order as englishOrder } from '../../src/i18n/en/order'
import { checkout } from '../../src/i18n/nl/checkout'
import { frame } from '../../src/i18n/nl/firstLoad/frame'
import { order } from '../../src/i18n/nl/order'

/** Returns the texts of a shop without a store to visit. */
function mockTexts(file: string) {
  return { ...jest.requireActual<object>(file), footer: 'Wij verkopen.', openDays: '', openFrom: '' }
}
jest.mock('../../data/content/nl/shop.json', () => mockTexts('../../data/content/nl/shop.json'))
jest.mock('../../data/content/en/shop.json', () => mockTexts('../../data/content/en/shop.json'))

test('no message of a shop without opening hours invites to a visit', () => {
  expect([frame.footer.about, englishFrame.footer.about]).toEqual(['Wij verkopen.', 'Wij verkopen.'])
  expect([campaignMessages.nl.showroom.how, campaignMessages.en.showroom.how]).toEqual([
    'Op is op.',
    'When they are gone, they are gone.',
  ])
  for (const message of [
    ...[checkout.shipping.shop, english.shipping.shop, order.shop, englishOrder.shop],
    ...[checkout, english].map(({ status }) => status.afterFailed.at(-1)!),
  ]) {
    expect(message).not.toMatch(/open|, \.|,\.|\.\./i)
    expect(message).toMatch(/\.$/)
  }
})
