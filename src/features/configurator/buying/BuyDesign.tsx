import { Button } from '../../../ui/button/Button'
import { Note } from '../../../ui/status/Note'
import { useMoney } from '../../../i18n/money'
import { useWords } from '../../../i18n/useWords'
import * as text from '../../../ui/text.module.css'
import { encodeDesign } from '../address/encodeDesign'
import { usePlanner } from '../planner/PlannerContext'
import { ShortParts } from './ShortParts'
import { useDesignCart } from './useDesignCart'
import { useSummary } from './useSummary'
import * as styles from './buying.module.css'

/** The campaign, the delivery and what is short; below them the total and the button, which are always in the viewport. */
export function BuyDesign() {
  const { design, system } = usePlanner()
  const { lines, price, delivery, short } = useSummary()
  const words = useWords('configurator').buy
  const spans = useWords('catalogue').product.delivery
  const money = useMoney()
  const { busy, error, missing, isInCart, add } = useDesignCart()
  const { campaign } = system
  const when = delivery && spans[delivery.unit === 'weeks' ? 'weeks' : 'days'](delivery.min, delivery.max)
  const refused = lines.flatMap((line) => {
    const found = missing.find(({ id_product_attribute }) => id_product_attribute === line.sku.id_product_attribute)
    return found ? [{ ...line, sku: { ...line.sku, stock: found.stock } }] : []
  })
  return (
    <>
      <div className={styles.notes}>
        {short.length === 0 && refused.length > 0 && <ShortParts short={refused} />}
        {error && refused.length === 0 && (
          <Note variant="bad" role="alert">
            <p>{error}</p>
          </Note>
        )}
        {campaign && price.missing !== null && (
          <p className={`${text.sm} ${price.missing === 0 ? text.falu : ''}`}>
            {price.missing === 0 ? (
              <span className={styles.pair}>
                <span>{campaign.name}</span>
                <span>{money(-price.discount)}</span>
              </span>
            ) : (
              words.campaignMissing(price.missing, campaign.percent)
            )}
          </p>
        )}
        {when && <p className={`${text.sm} ${text.stone}`}>{words.delivery(when)}</p>}
      </div>
      <section className={styles.buy} aria-label={words.total}>
        <p>
          <span className={text.xs}>{words.total}</span>
          <output className={text.lg}>{money(price.total)}</output>
        </p>
        <Button
          busy={busy}
          disabled={lines.length === 0 || short.length > 0}
          onClick={() => void add(encodeDesign(design, system), lines)}
        >
          {isInCart ? words.replace : words.add}
        </Button>
      </section>
    </>
  )
}
