import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { panelClosed } from '../../store/sidePanelSlice'
import { Note } from '../../ui/status/Note'
import { SectionError } from '../../ui/status/SectionError'
import { SidePanel } from '../../ui/page/SidePanel'
import { bringMessages } from '../../i18n/lateMessages'
import { BundleFooter } from './BundleFooter'
import { BundleItemForm } from './BundleItemForm'
import { useAddBundle, useBundleItems } from './useBundleItems'
import { Skeleton } from '../../ui/status/Skeleton'
import { VisuallyHidden } from '../../ui/page/VisuallyHidden'
import * as pictureRow from '../../ui/pictureRow.module.css'
import * as styles from './Bundle.module.css'

const useMessages = bringMessages('panel')

/** The side panel in the mode "add combination" (SPEC §2). */
export function AddBundlePanel() {
  const dispatch = useAppDispatch()
  const requestedBundle = useAppSelector(({ sidePanel: { content } }) =>
    content?.mode === 'addCombination' ? content.data : null,
  )
  if (!requestedBundle) return null
  const { id_products: ids, shownIds = [] } = requestedBundle
  return (
    <BundleContent
      key={[ids, shownIds].join('/')}
      ids={ids}
      shownIds={shownIds}
      onClose={() => void dispatch(panelClosed('addCombination'))}
    />
  )
}

interface BundleContentProps {
  /** The `id_product` of one product with variants, or of each product of a bundle. */
  ids: readonly number[]
  /** The `id_product_attribute` of the variants that the user saw. */
  shownIds: readonly number[]
  onClose: () => void
}

function BundleContent({ ids, shownIds, onClose }: BundleContentProps) {
  const messages = useMessages('panel')
  const frame = useMessages('frame')
  const { status, items, setItems, retry, changeItem } = useBundleItems(ids, shownIds)
  const { isBusy, addItems } = useAddBundle(setItems)
  const isBundle = ids.length > 1
  return (
    <SidePanel
      id="combination"
      isOpen
      onClose={onClose}
      closeLabel={messages.close}
      title={isBundle ? messages.bundle.together : messages.bundle.choose}
      foot={
        items.length > 0 && (
          <BundleFooter items={items} isBusy={isBusy} onAdd={() => void addItems(items)} onClose={onClose} />
        )
      }
    >
      {status === 'loading' && <BundleSkeleton count={ids.length} />}
      {status === 'failed' && (
        <SectionError message={messages.bundle.failed} retry={frame.error.retry} onRetry={retry} />
      )}
      {status === 'ready' && items.length === 0 && <Note role="status">{messages.bundle.gone}</Note>}
      <div className={styles.items}>
        {items.map((item) => (
          <BundleItemForm
            key={item.product.id_product}
            item={item}
            isBundle={isBundle}
            onChange={(changes) => !isBusy && changeItem(item.product.id_product, changes)}
            onLeave={onClose}
          />
        ))}
      </div>
    </SidePanel>
  )
}

function BundleSkeleton({ count }: { count: number }) {
  const messages = useMessages('panel').bundle
  return (
    <div className={styles.items}>
      <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.item}>
          <div className={`${pictureRow.row} ${pictureRow.small}`}>
            <Skeleton ratio="4/5" />
            <Skeleton width="70%" height="4.5rem" />
          </div>
          <Skeleton width="60%" height="4.9rem" />
          <Skeleton width="130px" height="46px" />
        </div>
      ))}
    </div>
  )
}
