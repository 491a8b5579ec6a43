import type { PaymentMethod } from '../../../contract/checkout'
import * as styles from './PaymentMark.module.css'

/** On a grid of 32 by 20 px. Each drawing shows a kind of payment, not the logo of a company. */
const drawings = {
  creditCard: 'M.5.5h31v19H.5zM.5 4.5h31M.5 8.5h31M4 14.5h8',
  bankCard:
    'M.5.5h31v19H.5zM5.5 7.5h6v5h-6zM18 8.3a3.4 3.4 0 0 1 0 3.4M21 6.5a7 7 0 0 1 0 7M24 4.7a10.6 10.6 0 0 1 0 10.6',
  bank: 'M6.5 7.5 16 1.5l9.5 6zM9.5 7.5v8M16 7.5v8M22.5 7.5v8M7.5 15.5h17M5.5 18.5h21',
  transfer: 'M6.5 6h19M22 2.5 25.5 6 22 9.5M25.5 14h-19M10 10.5 6.5 14l3.5 3.5',
  wallet: 'M4.5 6.5h23v12h-23zM4.5 6.5 21.5 1.5v5M27.5 10h-6a2.5 2.5 0 0 0 0 5h6',
} as const

const methodKinds: Record<string, keyof typeof drawings> = {
  bancontact: 'bankCard',
  card: 'creditCard',
  ideal: 'bank',
  'bank-transfer': 'transfer',
  wallet: 'wallet',
}

/** A method with an unknown key, for example a new method, has no drawing. */
export function PaymentMark({ method: { key, fee } }: { method: PaymentMethod }) {
  const kind = Object.hasOwn(methodKinds, key) ? methodKinds[key] : undefined
  return (
    kind && (
      <svg className={`${styles.mark} ${fee > 0 ? '' : styles.alone}`} width="32" height="20" aria-hidden="true">
        <path d={drawings[kind]} />
      </svg>
    )
  )
}
