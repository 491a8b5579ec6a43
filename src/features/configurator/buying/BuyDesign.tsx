import { Button } from '../../../ui/button/Button'
import { Note } from '../../../ui/status/Note'
import { useMoney } from '../../../i18n/money'
import { useWords } from '../../../i18n/useWords'
import * as text from '../../../ui/text.module.css'
import { usePlanner } from '../planner/PlannerContext'
import { useDesignCart } from './useDesignCart'
import { useSummary } from './useSummary'
import * as styles from './buying.module.css'

/** The total, which is always in the viewport, with the campaign and the button that puts the design in the cart. */
export function BuyDesign() {
  const { design, system } = usePlanner()
  const { lines, price, delivery, short } = useSummary()
  const words = useWords('configurator').buy
  const catalogue = useWords('catalogue').product
  const money = useMoney()
  const { busy, error, add } = useDesignCart()
  const { campaign } = system
  const spans = catalogue.delivery
  const when = delivery && spans[delivery.unit === 'weeks' ? 'weeks' : 'days'](delivery.min, delivery.max)
  return (
    <section className={styles.buy} aria-label={words.total}>
      {short.length > 0 && (
        <Note variant="bad" role="status">
          {short.map(({ sku }) => (
            <p key={sku.id_sku}>{words.short(sku.name, sku.stock)}</p>
          ))}
          <p>{words.shortHelp}</p>
        </Note>
      )}
      {error && (
        <Note variant="bad" role="alert">
          <p>{error}</p>
        </Note>
      )}
      {campaign && price.missing !== null && (
        <p className={`${text.sm} ${price.missing === 0 ? text.falu : text.stone}`}>
          {price.missing === 0 ? (
            <span className={styles.pair}>
              <span>{words.campaign(campaign.percent, campaign.name)}</span>
              <span>{money(-price.discount)}</span>
            </span>
          ) : (
            words.campaignMissing(price.missing, campaign.percent)
          )}
        </p>
      )}
      <p className={`${styles.pair} ${text.xl}`}>
        <span>{words.total}</span>
        <output>{money(price.total)}</output>
      </p>
      <Button block busy={busy} disabled={lines.length === 0 || short.length > 0} onClick={() => add(design, lines)}>
        {words.add}
      </Button>
      {when && <p className={`${text.xs} ${text.stone}`}>{words.delivery(when)}</p>}
    </section>
  )
}
