import type { ReactNode } from 'react'
import { TextLink } from '../../../ui/button/TextLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { useAppSelector } from '../../../store/hooks'
import { placePath } from '../frame/accountPlaces'
import * as text from '../../../ui/text.module.css'
import * as styles from './AccountHome.module.css'

const useMessages = bringMessages('account')

/** The content of each section, which other features provide. A section without content is omitted. */
interface AccountHomeProps {
  orders?: ReactNode
  addresses?: ReactNode
  wishlist?: ReactNode
  giftlists?: ReactNode
  /** The newsletter and the details have their own headings. */
  newsletter?: ReactNode
  details?: ReactNode
}

export function AccountHome({ orders, addresses, wishlist, giftlists, newsletter, details }: AccountHomeProps) {
  const { home: messages, places } = useMessages('account')
  const language = useLanguage()
  const name = useAppSelector(({ session }) => session.customer?.firstname)
  return (
    <div className={styles.home}>
      {name !== undefined && <p className={text.lg}>{messages.greeting(name)}</p>}
      {orders && (
        <HomeSection id="latest-order" title={messages.sections.orders} titleClass={`${text.sm} ${text.stone}`}>
          {orders}
          <TextLink to={placePath('orders', language)} className={text.sm}>
            {messages.allOrders}
          </TextLink>
        </HomeSection>
      )}
      <div className={styles.pair}>
        {addresses && (
          <HomeSection id="default-addresses" title={messages.sections.addresses}>
            {addresses}
          </HomeSection>
        )}
        {wishlist && (
          <HomeSection id="wishes" title={messages.sections.wishlist}>
            {wishlist}
          </HomeSection>
        )}
      </div>
      {giftlists && (
        <HomeSection id="gift-lists" title={places.giftlists}>
          {giftlists}
        </HomeSection>
      )}
      {details && <div className={styles.section}>{details}</div>}
      {newsletter && <div className={styles.section}>{newsletter}</div>}
    </div>
  )
}

interface HomeSectionProps {
  id: string
  title: string
  /** The class for the size of the title, which is small above larger news. */
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
