import { useState } from 'react'
import { SidePanel } from '../../design/SidePanel'
import { useMoney } from '../../i18n/useMoney'
import { useWords } from '../../i18n/useWords'
import { addVoucher } from '../../state/cart/vouchers'
import { useShopDispatch } from '../../state/hooks'
import { voucherFault } from './voucherFault'
import { VoucherForm } from './VoucherForm'

interface VoucherPanelProps {
  open: boolean
  onClose: () => void
}

/** A voucher for the cart; the panel closes once it is in. */
export function VoucherPanel({ open, onClose }: VoucherPanelProps) {
  const words = useWords('panel')
  const money = useMoney()
  const dispatch = useShopDispatch()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  const close = () => {
    setFault(null)
    onClose()
  }
  const use = async (code: string) => {
    if (busy) return
    setBusy(true)
    setFault(null)
    const { error } = await dispatch(addVoucher(code))
    setBusy(false)
    if (error) setFault(voucherFault(error, words, money))
    else close()
  }
  return (
    <SidePanel id="voucher" open={open} onClose={close} title={words.voucher.title} closeLabel={words.close}>
      <VoucherForm busy={busy} fault={fault} onUse={(code) => void use(code)} onTyping={() => setFault(null)} />
    </SidePanel>
  )
}
