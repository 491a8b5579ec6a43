import * as styles from './PaymentMark.module.css'

/** The drawings, on a grid of 32 by 20 px. They show the kind of payment rather than a company. */
const drawings = {
  card: 'M.5.5h31v19H.5zM.5 6.5h31M4 14.5h8',
  bank: 'M.5.5h31v19H.5zM8 9.5 16 5l8 4.5zM10.5 9.5v5M16 9.5v5M21.5 9.5v5M8 14.5h16',
  transfer: 'M.5.5h31v19H.5zM8 8h15M20 5l3 3M24 12.5H9M12 15.5l-3-3',
  wallet: 'M.5.5h31v19H.5zM31 7.5h-8a2.5 2.5 0 0 0 0 5h8',
} as const

const kinds: Record<string, keyof typeof drawings> = {
  bancontact: 'card',
  card: 'card',
  ideal: 'bank',
  'bank-transfer': 'transfer',
  wallet: 'wallet',
}

/** Draws the kind of a payment method beside its name. A method that the shop added later has no drawing. */
export function PaymentMark({ method }: { method: string }) {
  const kind = Object.hasOwn(kinds, method) ? kinds[method] : undefined
  return (
    kind && (
      <svg className={styles.mark} width="32" height="20" aria-hidden="true">
        <path d={drawings[kind]} />
      </svg>
    )
  )
}
