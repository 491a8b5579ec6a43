import { useState } from 'react'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { bringMessages } from '../../../i18n/lateMessages'
import { selectCart } from '../../../store/cart/cartSlice'
import { useAppSelector } from '../../../store/hooks'
import { useVoucher } from './useVoucher'
import { VoucherForm } from './VoucherForm'

const useMessages = bringMessages('panel')

export const voucherFieldId = 'voucher-on-page'

/** The form remains after a voucher is added, so that the user can enter another voucher. */
export function VoucherField() {
  const { voucher: messages } = useMessages('panel')
  const voucher = useVoucher()
  const [usedCode, setUsedCode] = useState('')
  // A voucher that is removed and added again is announced again.
  const isInCart = useAppSelector(selectCart)?.vouchers.some(({ code }) => code.toUpperCase() === usedCode)
  return (
    <>
      <VoucherForm id={voucherFieldId} voucher={voucher} isInline onUsed={setUsedCode} />
      <VisuallyHidden role="status">{isInCart && messages.added(usedCode)}</VisuallyHidden>
    </>
  )
}
