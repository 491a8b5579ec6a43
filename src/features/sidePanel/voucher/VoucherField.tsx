import { useState } from 'react'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import { useWords } from '../../../i18n/useWords'
import { useVoucher } from './useVoucher'
import { VoucherForm } from './VoucherForm'

/** The same on the cart page: it stays, for the next voucher. */
export function VoucherField() {
  const { voucher: words } = useWords('panel')
  const voucher = useVoucher()
  const [said, setSaid] = useState('')
  return (
    <>
      <VoucherForm id="voucher-on-page" voucher={voucher} inline onUsed={(code) => setSaid(words.added(code))} />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  )
}
