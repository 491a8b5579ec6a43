import { describeVoucherError } from '../../../src/features/cart/discounts/useVoucher'
import { common } from '../../../src/i18n/nl/common'
import type { RecordedError } from '../../../src/store/http/ApiError'
import { errorMessage, type ErrorMessages } from '../../../src/store/http/errorMessage'
import { panel } from '../../../src/i18n/nl/panel'
import { readCommonErrors } from '../../support/data/commonSentences'

const formatters = {
  formatEuro: (euro: number) => `€ ${euro}`,
  formatDay: (isoDate: string) => `dag ${isoDate}`,
  describeError: (recordedError: RecordedError, area: ErrorMessages) => errorMessage(recordedError, area, common),
}
const { voucher, errors } = panel

// SPEC §8: The error has one of the types of docs/shop-api/errors.md.
test.each([
  [{ status: 422, type: 'voucher_unknown' }, voucher.unknown],
  [{ status: 409, type: 'voucher_in_cart' }, voucher.already],
  [{ status: 422, type: 'voucher_expired', data: { ended: '2026-01-01' } }, voucher.expiredOn('dag 2026-01-01')],
  [{ status: 422, type: 'voucher_expired', data: { ended: 'gisteren' } }, voucher.expired],
  [{ status: 422, type: 'voucher_expired' }, voucher.expired],
  [
    { status: 422, type: 'voucher_not_yet_valid', data: { starts: '2027-03-21' } },
    voucher.notYetUntil('dag 2027-03-21'),
  ],
  [{ status: 422, type: 'voucher_not_yet_valid', data: null }, voucher.notYet],
  [{ status: 422, type: 'voucher_used' }, voucher.spent],
  [{ status: 422, type: 'voucher_used_up' }, voucher.usedUp],
  [{ status: 422, type: 'voucher_customer' }, voucher.notYours],
  [{ status: 422, type: 'voucher_brand', data: { brand: 'skumring' } }, voucher.notForThese],
  [{ status: 422, type: 'voucher_exclude_sale' }, voucher.notOnSale],
  [{ status: 422, type: 'voucher_minimum', data: { missing: 'x' } }, voucher.minimum],
  [{ status: 404, type: 'cart_not_found' }, voucher.emptyCart],
  [{ code: 'ERR_NO_CART' }, voucher.emptyCart],
  [{ status: 422, type: 'invalid', data: { field: 'code' } }, voucher.unknown],
  [{ status: 500 }, readCommonErrors(errors).other],
  [{ status: 500, type: 'constructor' }, readCommonErrors(errors).other],
  [{ code: 'ERR_NETWORK' }, readCommonErrors(errors).network],
])('the error %j is described as "%s"', (recordedError, text) => {
  expect(describeVoucherError(recordedError, panel, formatters)).toEqual({ text, limit: null })
})

test('the error about a minimum has the amounts for a measure line', () => {
  const recordedError = { status: 422, type: 'voucher_minimum', data: { minimum: 250, missing: 38 } }
  expect(describeVoucherError(recordedError, panel, formatters)).toEqual({
    text: 'Nog € 38 en deze bon werkt.',
    limit: { from: 250, missing: 38 },
  })
})
