import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath } from '../../../pageTable/paths'
import { ButtonLink } from '../../../ui/button/PageLink'
import type { PictureFile } from '../../../ui/figure/Picture'
import { RoomBelow } from '../../../ui/figure/RoomBelow'
import { Note } from '../../../ui/status/Note'
import * as styles from '../CheckoutPage.module.css'

const useMessages = bringMessages('checkout')

/** Says that no payment is pending, e.g. to a user who opens the page again later. */
export function NoPayment({ room }: { room: PictureFile | null }) {
  const { status: words } = useMessages('checkout')
  return (
    <div className={styles.noPayment}>
      <Note variant="fjord" role="status">
        {words.unknown}
      </Note>
      <ButtonLink to={buildPath('cart', useLanguage())}>{words.toCart}</ButtonLink>
      <RoomBelow room={room} />
    </div>
  )
}
