import type { Country } from '../../../contract/catalogue'
import { RadioCard } from '../../../design/RadioCard'
import { useMoney } from '../../../i18n/useMoney'
import { useWords } from '../../../i18n/useWords'

interface CountryRowProps {
  country: Country
  checked: boolean
  onChoose: () => void
}

/** A country with what delivery costs there for this cart and how long it takes. */
export function CountryRow({ country, checked, onChoose }: CountryRowProps) {
  const { country: words } = useWords('panel')
  const money = useMoney()
  const { id_country, name, extra_days: extra, delivery } = country
  const from = delivery && delivery.price > 0 && delivery.free_from !== null ? delivery.free_from : null
  const explanation = [
    delivery?.delay,
    extra > 0 && words.longer(extra),
    from !== null && words.from(money(from)),
  ].filter(Boolean)
  return (
    <RadioCard
      name="country"
      value={id_country}
      title={name}
      price={delivery && (delivery.price === 0 ? words.free : money(delivery.price))}
      explanation={explanation.join(', ')}
      checked={checked}
      onChange={onChoose}
    />
  )
}
