import { voucherFault } from '../../../src/features/sidePanel/voucherFault'
import { panel } from '../../../src/i18n/nl/panel'

const money = (euro: number) => `€ ${euro}`

describe('voucherFault', () => {
  test.each([
    [{ status: 422, type: 'voucher_unknown' }, panel.voucher.unknown],
    [{ status: 409, type: 'voucher_in_cart' }, panel.voucher.already],
    [{ status: 422, type: 'voucher_expired', data: { ended: '2026-01-01' } }, panel.voucher.expired],
    [{ status: 422, type: 'voucher_not_yet_valid' }, panel.voucher.notYet],
    [{ status: 422, type: 'voucher_used' }, panel.voucher.spent],
    [{ status: 422, type: 'voucher_brand' }, panel.voucher.notForThese],
    [{ status: 422, type: 'voucher_exclude_sale' }, panel.voucher.notOnSale],
    [{ status: 422, type: 'voucher_minimum', data: { minimum: 250, missing: 38 } }, 'Nog € 38 en deze bon werkt.'],
    [{ status: 422, type: 'voucher_minimum', data: { missing: 'x' } }, panel.voucher.minimumPlain],
    [{ status: 404, type: 'cart_not_found' }, panel.voucher.emptyCart],
    [{ status: 422, type: 'invalid', data: { field: 'code' } }, panel.voucher.unknown],
    [{ status: 500 }, panel.errors.other],
    [{ status: 500, type: 'constructor' }, panel.errors.other],
    [{ code: 'ERR_NETWORK' }, panel.errors.network],
  ])('%j', (failed, expected) => {
    expect(voucherFault(failed, panel, money)).toBe(expected)
  })
})
