import { useState } from 'react'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useMoney } from '../../../i18n/useMoney'
import { useWords } from '../../../i18n/useWords'
import { addVoucher } from '../../../state/cart/vouchers'
import { useShopDispatch } from '../../../state/hooks'
import { voucherFault, type VoucherFault } from './voucherFault'

/** Puts vouchers into the cart, one at a time, and says why one was not taken. */
export function useVoucher() {
  const words = useWords('panel')
  const language = useLanguage()
  const money = useMoney()
  const dispatch = useShopDispatch()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<VoucherFault | null>(null)

  /** Whether the code was taken. */
  const tryCode = async (code: string): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setFault(null)
    const { error } = await dispatch(addVoucher(code))
    setBusy(false)
    if (error) setFault(voucherFault(error, words, { money, day: (iso) => formatDate(iso, language) }))
    return !error
  }
  return { busy, fault, tryCode, forgetFault: () => setFault(null) }
}
