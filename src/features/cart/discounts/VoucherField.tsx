import { useState } from 'react'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { bringMessages } from '../../../i18n/lateMessages'
import { useVoucher } from './useVoucher'
import { VoucherForm } from './VoucherForm'

const useMessages = bringMessages('panel')

export const voucherFieldId = 'voucher-on-page'

/** The form stays after a voucher is added, so that the user can enter another voucher. */
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
