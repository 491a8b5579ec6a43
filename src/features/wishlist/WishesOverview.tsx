import { PageLink } from '../../ui/button/PageLink'
import { Picture } from '../../ui/figure/Picture'
import { SectionError } from '../../ui/status/SectionError'
import * as text from '../../ui/text.module.css'
import { useLanguage } from '../../i18n/LanguageContext'
import { bringMessages } from '../../i18n/lateMessages'
import { buildPath } from '../../pageTable/paths'
import { useOwnWishes } from './useOwnWishes'
import { useWishedProducts } from './useWishedProducts'
import * as styles from './WishesOverview.module.css'

const useMessages = bringMessages('wishlist')

const maxPictures = 4

export function WishesOverview() {
  const messages = useMessages('wishlist')
  const frame = useMessages('frame')
  const language = useLanguage()
  const { list, hasFailed, retry } = useOwnWishes()
  const firstWishes = (list ?? []).slice(0, maxPictures)
  const { items, isLoading } = useWishedProducts(firstWishes)
  if (hasFailed) return <SectionError message={messages.listFailed} retry={frame.error.retry} onRetry={retry} />
  if (list === null)
    return (
      <p role="status" data-loading>
        {messages.loading}
      </p>
    )
  if (list.length === 0) return <p className={text.sm}>{messages.overview.none}</p>
  return (
    <div className={styles.overview}>
      {(isLoading || items.length > 0) && (
        <ul className={styles.pictures}>
          {items.map(({ wish, product, variant }) => (
            <li key={wish.id_product_attribute}>
              <Picture picture={variant.pictures[0] ?? product.picture} sizes="96px" alt={product.name} />
            </li>
          ))}
        </ul>
      )}
      <p className={text.sm}>{messages.overview.kept(list.length)}</p>
      <PageLink to={buildPath('my-wishlist', language)} className={`${text.sm} ${text.link}`}>
        {messages.overview.link}
      </PageLink>
    </div>
  )
}
