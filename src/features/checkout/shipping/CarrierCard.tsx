import type { ReactNode } from 'react'
import type { Carrier } from '../../../contract/checkout'
import { RadioCard } from '../../../design/RadioCard'
import { useMoney } from '../../../i18n/useMoney'
import { useWords } from '../../../i18n/useWords'
import { carrierWords } from './carrierWords'

interface CarrierCardProps {
  carrier: Carrier
  checked: boolean
  onChoose: () => void
  /** Its pick-up points, while it is chosen. */
  children?: ReactNode
}

/** One way of delivery; why it can't be, when it can't. */
export function CarrierCard({ carrier, checked, onChoose, children }: CarrierCardProps) {
  const words = useWords('checkout')
  const money = useMoney()
  return (
    <RadioCard
      name="carrier"
      value={carrier.id_carrier}
      checked={checked}
      disabled={!carrier.available}
      onChange={onChoose}
      title={carrier.name}
      price={carrier.available && (carrier.price === 0 ? words.free : money(carrier.price))}
      explanation={carrierWords(carrier, words, money)}
    >
      {children}
    </RadioCard>
  )
}
