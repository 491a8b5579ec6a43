import type { CartVoucher } from '../../../contract/cart'
import { voucherRefusal } from '../../../contract/voucherRefusal'
import * as text from '../../../design/text.module.css'
import { useWords } from '../../../i18n/useWords'
import * as styles from './CartOverview.module.css'

interface VoucherNameProps {
  voucher: CartVoucher
  onRemove: () => void
}

/** A voucher among the cart's amounts, with the way to take it out. */
export function VoucherName({ voucher: { code, refused }, onRemove }: VoucherNameProps) {
  const words = useWords('cart')
  const { voucher: reasons } = useWords('panel')
  const refusal = voucherRefusal(refused)
  return (
    <>
      {words.voucher(code)}
      {refused && <span className={styles.refused}>{refusal ? reasons[refusal.kind] : words.voucherRefused}</span>}
      <br />
      <button
        type="button"
        className={`${styles.removeVoucher} ${text.link}`}
        aria-label={words.removeVoucher(code)}
        onClick={onRemove}
      >
        {words.remove}
      </button>
    </>
  )
}
