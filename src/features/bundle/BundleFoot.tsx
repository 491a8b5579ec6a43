import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button/Button'
import { ButtonLink, PageLink } from '../../ui/button/PageLink'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMoney } from '../../i18n/money'
import { useWords } from '../../i18n/useWords'
import { buildPath } from '../../pageTable/paths'
import { type BundleItem, isAddable, sumPrices, sumQuantities } from './bundleItems'
import * as text from '../../ui/text.module.css'
import * as styles from './Bundle.module.css'

interface BundleFootProps {
  items: readonly BundleItem[]
  busy: boolean
  onAdd: () => void
  onClose: () => void
}

/** What goes together for how much, and the one button. Once a part is in the cart, the way there too. */
export function BundleFoot({ items, busy, onAdd, onClose }: BundleFootProps) {
  const words = useWords('panel')
  const { error } = useWords('frame')
  const { product } = useWords('catalogue')
  const language = useLanguage()
  const money = useMoney()
  const going = items.filter(isAddable)
  const count = sumQuantities(going)
  const toCart = { to: buildPath('cart', language), onClick: onClose, children: words.cartResult.toCart }
  const inCart = items.some(({ result }) => result?.ok)
  if (going.length === 0 && inCart) {
    return (
      <>
        <PartlyAdded items={items} />
        <ButtonLink block {...toCart} />
      </>
    )
  }
  const again = going.some(({ result }) => result !== null)
  return (
    <>
      <PartlyAdded items={items} />
      {count > 0 && (
        <p className={styles.total}>
          <span>{words.combination.total(count)}</span>
          <span>{money(sumPrices(going))}</span>
        </p>
      )}
      <Button block busy={busy} disabled={count === 0} onClick={onAdd}>
        {again ? error.retry : product.add}
      </Button>
      {inCart && <PageLink className={`${text.sm} ${text.link}`} {...toCart} />}
    </>
  )
}

/** After a try that did not go all well: which items are in the cart and which are not. */
function PartlyAdded({ items }: { items: readonly BundleItem[] }) {
  const words = useWords('panel').combination
  const together = new Intl.ListFormat(useLanguage(), { type: 'conjunction' })
  const names = (ok: boolean) =>
    together.format(items.filter(({ result }) => result?.ok === ok).map(({ product }) => product.name))
  const [added, missing] = [names(true), names(false)]
  const place = useRef<HTMLDivElement>(null)
  // Where nothing is left to try, the button that was tapped has made way for a link, and the focus went with it.
  useEffect(() => {
    if (missing && document.activeElement === document.body) place.current?.focus()
  }, [missing])
  return (
    <div ref={place} role="alert" tabIndex={-1} className={styles.partly}>
      {missing && <p className={styles.missing}>{words.missing(missing)}</p>}
      {missing && added && <p>{words.added(added)}</p>}
    </div>
  )
}
