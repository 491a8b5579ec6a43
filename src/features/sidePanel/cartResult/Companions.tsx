import { useWords } from '../../../i18n/useWords'
import { Companion } from './Companion'
import * as styles from './Companions.module.css'
import { useCompanions } from './useCompanions'

interface CompanionsProps {
  /** The product that was added. */
  id: number
  /** The shopper follows one to its page. */
  onLeave: () => void
}

/** "Vaak samen gekozen": up to three pieces that go with what was added. */
export function Companions({ id, onLeave }: CompanionsProps) {
  const { cartResult: words } = useWords('panel')
  const products = useCompanions(id)
  if (products.length === 0) return null
  return (
    <section className={styles.companions} aria-labelledby="companions">
      <h3 id="companions">{words.together}</h3>
      <ul>
        {products.map((product) => (
          <Companion key={product.id_product} product={product} onLeave={onLeave} />
        ))}
      </ul>
    </section>
  )
}
