import type { Carrier } from '../../../contract/checkout'
import { RadioCard } from '../../../design/RadioCard'
import { useMoney } from '../../../i18n/useMoney'
import { useWords } from '../../../i18n/useWords'
import { ServicePoints } from './ServicePoints'

interface CarrierCardProps {
  carrier: Carrier
  checked: boolean
  onChoose: () => void
  /** Id of the service point that is chosen. */
  point: string | null
  onPoint: (id: string) => void
}

/** One way of delivery; why it can't be, when it can't. */
export function CarrierCard({ carrier, checked, onChoose, point, onPoint }: CarrierCardProps) {
  const words = useWords('checkout')
  const money = useMoney()
  const reason = words.shipping.unavailable[carrier.reason ?? 'other']
  return (
    <RadioCard
      name="carrier"
      value={carrier.id_carrier}
      checked={checked}
      disabled={!carrier.available}
      onChange={onChoose}
      title={carrier.name}
      price={carrier.price === 0 ? words.free : money(carrier.price)}
      explanation={carrier.available ? carrier.delay : reason}
    >
      {checked && carrier.service_points.length > 0 && (
        <ServicePoints points={carrier.service_points} chosen={point} onChoose={onPoint} />
      )}
    </RadioCard>
  )
}
