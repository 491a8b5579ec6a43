import { toCents, toEuro } from '../../../contract/money'
import { useMoney } from '../../../i18n/money'
import { useLanguage } from '../../../i18n/LanguageContext'
import { locale } from '../../../i18n/languages'
import { useMessages } from '../../../i18n/useMessages'
import * as text from '../../../ui/text.module.css'
import { formatStockStatus, getStockStatus } from '../../variant/stockStatus'
import { Section } from '../fields/Section'
import { needsWallFixing } from '../design/measures'
import { usePlanner } from '../planner/PlannerContext'
import { useDesignSummary } from './useDesignSummary'
import * as styles from './buying.module.css'

export function PartsList() {
  const { messages, design, system } = usePlanner()
  const { lines, price, weight } = useDesignSummary()
  const stockMessages = useMessages('catalogue').stock
  const formatEuro = useMoney()
  const language = useLanguage()
  const isFixed = design.uprights.some((upright) => needsWallFixing(upright, design.wall, system))
  return (
    <Section title={messages.buy.list} summary={messages.buy.parts(price.partCount)}>
      <ul className={styles.lines}>
        {lines.map(({ sku, quantity }) => (
          <li key={sku.id_sku}>
            <span>
              {sku.name}
              <span className={`${text.xs} ${text.stone}`}>
                {messages.buy.quantity(quantity, formatEuro(sku.price))},{' '}
                {formatStockStatus(getStockStatus(sku), stockMessages)}
              </span>
            </span>
            <span>{formatEuro(toEuro(toCents(sku.price) * quantity))}</span>
          </li>
        ))}
      </ul>
      <p className={`${text.xs} ${text.stone}`}>
        {messages.buy.weight(new Intl.NumberFormat(locale[language]).format(weight))} {isFixed && messages.buy.fixing}{' '}
        {isFixed && <span className={styles.onScreen}>{messages.buy.drillingPlan}</span>}
      </p>
    </Section>
  )
}
