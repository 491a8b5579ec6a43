import { findJointDelivery } from '../../src/contract/findJointDelivery'
import type { Delivery } from '../../src/contract/product'

const days = (min: number, max: number): Delivery => ({ unit: 'days', min, max })
const weeks = (min: number, max: number): Delivery => ({ unit: 'weeks', min, max })

test.each<[string, Delivery[], number, Delivery | null]>([
  ['nothing has no date', [], 40, null],
  ['one part comes when it comes', [days(1, 3)], 4, days(1, 3)],
  ['both ends of a period count', [weeks(2, 8), weeks(4, 6), weeks(1, 2)], 10, weeks(4, 8)],
  ['weeks are later than days', [days(20, 30), weeks(2, 3), days(2, 4)], 10, weeks(2, 3)],
  ['weeks first are later than days, too', [weeks(2, 3), days(20, 30)], 10, weeks(2, 3)],
  ['25 kg is a parcel', [days(2, 4)], 25, days(2, 4)],
  ['more than 25 kg is brought by two persons', [days(2, 4)], 25.1, days(5, 8)],
  ['a heavy thing made to order still takes weeks', [days(2, 4), weeks(6, 8)], 60, weeks(6, 8)],
])('%s', (_row, deliveries, kg, together) => {
  expect(findJointDelivery(deliveries, kg)).toEqual(together)
})
