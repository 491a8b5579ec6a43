import { useMoney } from '../../../i18n/money'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { listAmounts } from './giftProgress'
import * as styles from './AmountChoice.module.css'

interface AmountChoiceProps {
  name: string
  legend: string
  /** The largest contribution in euro. */
  remainingAmount: number
  value: number | null
  onChoose: (amount: number) => void
}

export function AmountChoice({ name, legend, remainingAmount, value, onChoose }: AmountChoiceProps) {
  const formatEuro = useMoney()
  const amounts = listAmounts(remainingAmount)
  if (amounts.length < 2) return null
  return (
    <fieldset className={styles.choice}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {amounts.map((amount) => (
        <label key={amount} className={styles.amount}>
          <input type="radio" name={name} checked={amount === value} onChange={() => onChoose(amount)} />
          {formatEuro(amount)}
        </label>
      ))}
    </fieldset>
  )
}
