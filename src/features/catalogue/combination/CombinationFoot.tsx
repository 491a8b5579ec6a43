import { Button } from '../../../design/Button'
import { ButtonLink } from '../../../design/ButtonLink'
import { PageLink } from '../../../design/PageLink'
import * as text from '../../../design/text.module.css'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useMoney } from '../../../i18n/useMoney'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import { countTogether, isGoing, priceTogether, type Piece } from './pieces'
import { PartlyAdded } from './PartlyAdded'
import * as styles from './Combination.module.css'

interface CombinationFootProps {
  pieces: readonly Piece[]
  busy: boolean
  onAdd: () => void
  onClose: () => void
}

/** What goes together for how much, and the one button. Once a part is in the basket, the way there too. */
export function CombinationFoot({ pieces, busy, onAdd, onClose }: CombinationFootProps) {
  const words = useWords('panel')
  const { product } = useWords('catalogue')
  const language = useLanguage()
  const money = useMoney()
  const going = pieces.filter(isGoing)
  const count = countTogether(going)
  const toCart = { to: pathOf('cart', language), onClick: onClose, children: words.cartResult.toCart }
  const inCart = pieces.some(({ result }) => result?.ok)
  if (going.length === 0 && inCart) {
    return (
      <>
        <PartlyAdded pieces={pieces} />
        <ButtonLink block {...toCart} />
      </>
    )
  }
  const again = going.some(({ result }) => result !== null)
  return (
    <>
      <PartlyAdded pieces={pieces} />
      {count > 0 && (
        <p className={styles.total}>
          <span>{words.combination.total(count)}</span>
          <span>{money(priceTogether(going))}</span>
        </p>
      )}
      <Button block busy={busy} disabled={count === 0} onClick={onAdd}>
        {again ? words.retry : product.add}
      </Button>
      {inCart && <PageLink className={`${text.sm} ${text.link}`} {...toCart} />}
    </>
  )
}
