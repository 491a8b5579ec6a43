import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath } from '../../../pageTable/paths'
import { ButtonLink, PageLink } from '../../../ui/button/PageLink'
import type { PictureFile } from '../../../ui/figure/Picture'
import { RoomBelow } from '../../../ui/figure/RoomBelow'
import { Note } from '../../../ui/status/Note'
import * as text from '../../../ui/text.module.css'
import * as styles from '../CheckoutPage.module.css'

const useMessages = bringMessages('checkout')

/**
 * Says that no payment is pending here, e.g. to a user who opens the page again later. The user may have paid all the
 * same: a bank's app may return to another browser, and storage may have lost the tokens on the way.
 */
export function NoPayment({ room }: { room: PictureFile | null }) {
  const { status: messages } = useMessages('checkout')
  const language = useLanguage()
  return (
    <div className={styles.noPayment}>
      <Note variant="fjord" role="status">
        {messages.unknown}
      </Note>
      {(__OFFERED__.accounts || __OFFERED__.orderSearch) && (
        <ButtonLink to={buildPath('my-orders', language)}>{messages.toOrders}</ButtonLink>
      )}
      <PageLink to={buildPath('cart', language)} className={text.link}>
        {messages.toCart}
      </PageLink>
      <RoomBelow room={room} />
    </div>
  )
}
