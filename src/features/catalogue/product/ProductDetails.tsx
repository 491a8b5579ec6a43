import type { Product } from '../../../contract/product'
import { useLanguage } from '../../../i18n/LanguageContext'
import { formatMoney } from '../../../i18n/money'
import { useWords } from '../../../i18n/useWords'
import { Details } from './Details'
import { deliveryCost } from './deliveryCost'

/** The rows below the button: the piece, its material, its delivery. */
export function ProductDetails({ product }: { product: Product }) {
  const language = useLanguage()
  const words = useWords('catalogue').product
  const { cost, freeFrom } = deliveryCost(product.bulky)
  const delivery = product.bulky ? words.deliveryText.bulky : words.deliveryText.small
  return (
    <div>
      <Details title={words.about} open>
        <p>{product.description}</p>
      </Details>
      <Details title={words.materialAndCare}>
        <p>{product.materials}</p>
        <p>{product.care}</p>
      </Details>
      <Details title={words.deliveryAndReturn}>
        <p>{delivery(formatMoney(cost, language), formatMoney(freeFrom, language))}</p>
        <p>{words.deliveryText.returns}</p>
      </Details>
    </div>
  )
}
