import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button/Button'
import { ButtonLink, PageLink } from '../../ui/button/PageLink'
import { SlowNote } from '../../ui/status/SlowNote'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMoney } from '../../i18n/money'
import { bringMessages } from '../../i18n/lateMessages'
import { buildPath } from '../../pageTable/paths'
import { type BundleItem, isAddable, sumPrices, sumQuantities } from './bundleItems'
import * as text from '../../ui/text.module.css'
import * as styles from './Bundle.module.css'

const useMessages = bringMessages('panel')

interface BundleFooterProps {
  items: readonly BundleItem[]
  isBusy: boolean
  onAdd: () => void
  onClose: () => void
}

export function BundleFooter({ items, isBusy, onAdd, onClose }: BundleFooterProps) {
  const messages = useMessages('panel')
  const { error } = useMessages('frame')
  const { product: productMessages } = useMessages('catalogue')
  const language = useLanguage()
  const formatEuro = useMoney()
  const addableItems = items.filter(isAddable)
  const quantity = sumQuantities(addableItems)
  const cartLinkProps = { to: buildPath('cart', language), onClick: onClose, children: messages.cartResult.toCart }
  const hasAddedItem = items.some(({ result }) => result?.ok)
  if (addableItems.length === 0 && hasAddedItem) {
    return (
      <>
        <FailedAdditionNote items={items} />
        <ButtonLink isWide {...cartLinkProps} />
      </>
    )
  }
  const isRetry = addableItems.some(({ result }) => result !== null)
  return (
    <>
      <FailedAdditionNote items={items} />
      <SlowNote isBusy={isBusy} text={messages.slow} />
      {quantity > 0 && (
        <p className={styles.total}>
          <span>{messages.bundle.total(quantity)}</span>
          <span>{formatEuro(sumPrices(addableItems))}</span>
        </p>
      )}
      <Button isWide isBusy={isBusy} disabled={quantity === 0} onClick={onAdd}>
        {isRetry ? error.retry : productMessages.add}
      </Button>
      {hasAddedItem && <PageLink className={`${text.sm} ${text.link}`} {...cartLinkProps} />}
    </>
  )
}

/**
 * After a failure, the user must learn which items are in the cart, which are missing, and for which the response was
 * lost.
 */
function FailedAdditionNote({ items }: { items: readonly BundleItem[] }) {
  const messages = useMessages('panel').bundle
  const listFormat = new Intl.ListFormat(useLanguage(), { type: 'conjunction' })
  const formatNames = (state: ReturnType<typeof findResultState>) =>
    listFormat.format(items.filter((item) => findResultState(item) === state).map(({ product }) => product.name))
  const [addedNames, missingNames, unsettledNames] = [
    formatNames('added'),
    formatNames('missing'),
    formatNames('unsettled'),
  ]
  const hasFailed = Boolean(missingNames || unsettledNames)
  const container = useRef<HTMLDivElement>(null)
  // If no item can be retried, a link replaces the focused button, and the focus would be lost.
  useEffect(() => {
    if (hasFailed && document.activeElement === document.body) container.current?.focus()
  }, [hasFailed, missingNames])
  return (
    <div ref={container} role="alert" tabIndex={-1} className={`${styles.partly} ${text.sm}`}>
      {missingNames && <p className={styles.missing}>{messages.missing(missingNames)}</p>}
      {unsettledNames && <p className={styles.missing}>{messages.unsettled(unsettledNames)}</p>}
      {hasFailed && addedNames && <p>{messages.added(addedNames)}</p>}
    </div>
  )
}

/** Returns null before the first attempt. 'unsettled' means that the response was lost. */
function findResultState({ result }: BundleItem): 'added' | 'missing' | 'unsettled' | null {
  if (!result) return null
  if (result.ok) return 'added'
  return result.error.isUnsettled ? 'unsettled' : 'missing'
}
