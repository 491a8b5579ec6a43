import { type ReactNode, useContext } from 'react'
import { DefaultAddresses } from '../../features/account/addresses/DefaultAddresses'
import { AccountFrame } from '../../features/account/frame/AccountFrame'
import { AccountRoom } from '../../features/account/frame/ColumnBesideRoom'
import {
  type AccountSection,
  isSectionOffered,
  buildSectionPath,
  useAccountLinks,
} from '../../features/account/frame/accountSections'
import { LatestGiftlists } from '../../features/giftlist/owner/overview/LatestGiftlists'
import { LatestOrder } from '../../features/order/overview/LatestOrder'
import { WishesOverview } from '../../features/wishlist/WishesOverview'
import { useLanguage } from '../../i18n/LanguageContext'
import { bringMessages } from '../../i18n/lateMessages'
import { useAppSelector } from '../../store/hooks'
import { TextLink } from '../../ui/button/TextLink'
import { RoomBelow } from '../../ui/figure/RoomBelow'
import { useTitleNews } from '../../ui/page/NewsTitle'
import * as text from '../../ui/text.module.css'
import * as styles from './AccountHomeSections.module.css'

const useMessages = bringMessages('account')

export function AccountHomeSections() {
  return (
    <AccountFrame currentSection="overview">
      <AccountHome />
    </AccountFrame>
  )
}

/** Each section needs a feature that the shop API offers in this session. */
function AccountHome() {
  const { home: messages, places } = useMessages('account')
  const language = useLanguage()
  const name = useAppSelector(({ session }) => session.customer?.firstname)
  useTitleNews(name ? messages.greeting(name) : null)
  const links = useAccountLinks()
  const room = useContext(AccountRoom)
  const hasSection = (section: AccountSection) => isSectionOffered(section, links)
  return (
    <div className={styles.home}>
      {hasSection('orders') && (
        <HomeSection id="latest-order" title={messages.sections.orders} titleClass={`${text.sm} ${text.stone}`}>
          <LatestOrder
            allOrdersLink={<TextLink to={buildSectionPath('orders', language)}>{messages.allOrders}</TextLink>}
          />
        </HomeSection>
      )}
      <div className={styles.pair}>
        {hasSection('addresses') && (
          <HomeSection id="default-addresses" title={messages.sections.addresses}>
            <DefaultAddresses />
          </HomeSection>
        )}
        {hasSection('wishlist') && (
          <HomeSection id="wishes" title={messages.sections.wishlist}>
            <WishesOverview />
          </HomeSection>
        )}
      </div>
      {hasSection('giftlists') && (
        <HomeSection id="gift-lists" title={places.giftlists}>
          <LatestGiftlists />
        </HomeSection>
      )}
      <div className={styles.room}>
        <RoomBelow room={room} isInAccount />
      </div>
    </div>
  )
}

interface HomeSectionProps {
  id: string
  title: string
  /** Sets the size of the title. The title of a section with larger news is small. */
  titleClass?: string
  children: ReactNode
}

function HomeSection({ id, title, titleClass = text.xl, children }: HomeSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={titleClass}>
        {title}
      </h2>
      {children}
    </section>
  )
}
