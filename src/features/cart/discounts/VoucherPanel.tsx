import { SidePanel } from '../../../ui/page/SidePanel'
import { bringMessages } from '../../../i18n/lateMessages'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { panelClosed, selectPanelContent } from '../../../store/sidePanelSlice'
import { useVoucher } from './useVoucher'
import { VoucherForm } from './VoucherForm'

const useMessages = bringMessages('panel')

export function VoucherPanel() {
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(selectPanelContent)?.mode === 'addVoucher'
  const messages = useMessages('panel')
  const voucher = useVoucher()
  const handleClose = () => {
    voucher.clearError()
    dispatch(panelClosed('addVoucher'))
  }
  return (
    <SidePanel
      id="voucher"
      isOpen={isOpen}
      onClose={handleClose}
      title={messages.voucher.title}
      closeLabel={messages.close}
    >
      <VoucherForm id="voucher-code" voucher={voucher} onUsed={handleClose} />
    </SidePanel>
  )
}
