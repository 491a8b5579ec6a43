import { formatStockStatus, getStockStatus } from '../../../src/features/variant/stockStatus'
import { catalogue as en } from '../../../src/i18n/en/firstLoad/catalogue'
import { catalogue as nl } from '../../../src/i18n/nl/firstLoad/catalogue'

test.each([
  [40, 'days', 'Op voorraad', 'In stock'],
  [4, 'days', 'Op voorraad', 'In stock'],
  [3, 'days', 'Nog 3', '3 left'],
  [1, 'days', 'Nog 1', '1 left'],
  [24, 'weeks', '6–8 weken', '6–8 weeks'],
  [0, 'weeks', 'Uitverkocht', 'Sold out'],
  [0, 'days', 'Uitverkocht', 'Sold out'],
] as const)('a stock of %i with delivery in %s is shown as "%s"', (stock, unit, dutch, english) => {
  const status = getStockStatus({ stock, delivery: { unit, min: 6, max: 8 } })
  expect(formatStockStatus(status, nl.stock)).toBe(dutch)
  expect(formatStockStatus(status, en.stock)).toBe(english)
})
