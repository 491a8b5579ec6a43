import * as text from '../../design/text.module.css'
import { useWords } from '../../i18n/useWords'
import * as styles from './CartOverview.module.css'

interface VoucherNameProps {
  code: string
  onRemove: () => void
}

/** A voucher among the cart's amounts, with the way to take it out. */
export function VoucherName({ code, onRemove }: VoucherNameProps) {
  const words = useWords('cart')
  return (
    <>
      {words.voucher(code)}
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
