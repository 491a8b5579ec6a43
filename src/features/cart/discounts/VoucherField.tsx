import { useState } from 'react'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { useWords } from '../../../i18n/useWords'
import { useVoucher } from './useVoucher'
import { VoucherForm } from './VoucherForm'

export const voucherFieldId = 'voucher-on-page'

/** The form remains on the cart page after a voucher is added, so that another one can be entered. */
export function VoucherField() {
  const { voucher: words } = useWords('panel')
  const voucher = useVoucher()
  const [announcement, setAnnouncement] = useState('')
  return (
    <>
      <VoucherForm id={voucherFieldId} voucher={voucher} inline onUsed={(code) => setAnnouncement(words.added(code))} />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  )
}
