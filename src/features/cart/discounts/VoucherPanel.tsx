import { SidePanel } from '../../../ui/page/SidePanel'
import { useWords } from '../../../i18n/useWords'
import { useVoucher } from './useVoucher'
import { VoucherForm } from './VoucherForm'

interface VoucherPanelProps {
  open: boolean
  onClose: () => void
}

/** A voucher for the cart; the panel closes once it is in. */
export function VoucherPanel({ open, onClose }: VoucherPanelProps) {
  const words = useWords('panel')
  const voucher = useVoucher()
  const close = () => {
    voucher.clearError()
    onClose()
  }
  return (
    <SidePanel id="voucher" open={open} onClose={close} title={words.voucher.title} closeLabel={words.close}>
      <VoucherForm id="voucher-code" voucher={voucher} onUsed={close} />
    </SidePanel>
  )
}
