import { SidePanel } from '../../../ui/page/SidePanel'
import { useWords } from '../../../i18n/useWords'
import { useVoucher } from './useVoucher'
import { VoucherForm } from './VoucherForm'

interface VoucherPanelProps {
  open: boolean
  onClose: () => void
}

/** Adds a voucher to the cart. The panel closes on success. */
export function VoucherPanel({ open, onClose }: VoucherPanelProps) {
  const words = useWords('panel')
  const voucher = useVoucher()
  const handleClose = () => {
    voucher.clearError()
    onClose()
  }
  return (
    <SidePanel id="voucher" open={open} onClose={handleClose} title={words.voucher.title} closeLabel={words.close}>
      <VoucherForm id="voucher-code" voucher={voucher} onUsed={handleClose} />
    </SidePanel>
  )
}
