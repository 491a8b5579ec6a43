import { useState } from 'react'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { bringMessages } from '../../../i18n/lateMessages'
import { useVoucher } from './useVoucher'
import { VoucherForm } from './VoucherForm'

const useMessages = bringMessages('panel')

export const voucherFieldId = 'voucher-on-page'

/** Shows the voucher form on the cart page. It stays after a voucher is added, so that another one can be entered. */
export function VoucherField() {
  const { voucher: messages } = useMessages('panel')
  const voucher = useVoucher()
  const [announcement, setAnnouncement] = useState('')
  return (
    <>
      <VoucherForm
        id={voucherFieldId}
        voucher={voucher}
        inline
        onUsed={(code) => setAnnouncement(messages.added(code))}
      />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  )
}
