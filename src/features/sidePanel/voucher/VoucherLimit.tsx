import { MeasureLine } from '../../../design/MeasureLine'
import { useMoney } from '../../../i18n/useMoney'
import { useWords } from '../../../i18n/useWords'
import * as styles from './VoucherForm.module.css'

interface VoucherLimitProps {
  /** From which value of goods the voucher works, and what is missing; in euro. */
  from: number
  missing: number
}

/** How far the cart is from a voucher's minimum. The line is a drawing: its figures stand in words with the field. */
export function VoucherLimit({ from, missing }: VoucherLimitProps) {
  const { voucher: words } = useWords('panel')
  const money = useMoney()
  return (
    <div className={styles.limit}>
      <MeasureLine value={from - missing} max={from} />
      <p>{words.minimumFrom(money(from))}</p>
    </div>
  )
}
