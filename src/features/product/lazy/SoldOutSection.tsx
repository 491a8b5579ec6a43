import type { Combination } from '../../../contract/product'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useMoney } from '../../../i18n/money'
import { bringMessages } from '../../../i18n/lateMessages'
import type { ProductContent } from '../../../pageTable/contents/product'
import { PageLink } from '../../../ui/button/PageLink'
import { Picture } from '../../../ui/figure/Picture'
import { chooseAlternatives } from './chooseAlternatives'
import { StockAlertForm } from '../../newsletter/StockAlertForm'
import * as text from '../../../ui/text.module.css'
import * as styles from './SoldOutSection.module.css'

const useMessages = bringMessages('stockAlert')

interface SoldOutSectionProps extends Pick<ProductContent, 'product' | 'relatives' | 'related'> {
  variant: Combination
}

export function SoldOutSection({ product, variant, relatives, related }: SoldOutSectionProps) {
  const language = useLanguage()
  const formatEuro = useMoney()
  const { productGrid: gridMessages } = useMessages('catalogue')
  const messages = useMessages('stockAlert')
  const alternatives = chooseAlternatives(product, variant, [...related, ...relatives], language)
  return (
    <>
      <div className={styles.alert}>
        <StockAlertForm variantId={variant.id_product_attribute} />
      </div>
      {alternatives.length > 0 && (
        <section className={styles.alternatives}>
          <h2 className={text.sm}>{messages.alternatives}</h2>
          <ul>
            {alternatives.map(({ path, name, detail, price, isLowestPrice, picture }) => (
              <li key={path}>
                <Picture picture={picture} sizes="96px" alt="" />
                <div>
                  <PageLink to={path}>{name}</PageLink>
                  <span className={`${text.xs} ${text.stone}`}>{detail}</span>
                </div>
                <span>{isLowestPrice ? gridMessages.from(formatEuro(price)) : formatEuro(price)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
