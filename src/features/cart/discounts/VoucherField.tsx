import { useState } from 'react'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { useWords } from '../../../i18n/useWords'
import { useVoucher } from './useVoucher'
import { VoucherForm } from './VoucherForm'

/** The voucher form on the cart page. It stays on the page, for another voucher. */
export function VoucherField() {
  const { voucher: words } = useWords('panel')
  const voucher = useVoucher()
  const [announcement, setAnnouncement] = useState('')
  return (
    <>
      <VoucherForm
        id="voucher-on-page"
        voucher={voucher}
        inline
        onUsed={(code) => setAnnouncement(words.added(code))}
      />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  )
}
