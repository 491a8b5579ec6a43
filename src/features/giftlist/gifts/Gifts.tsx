import { useContext } from 'react'
import type { Giftlist } from '../../../contract/giftlist'
import { TextLink } from '../../../ui/button/TextLink'
import { RoomBelow } from '../../../ui/figure/RoomBelow'
import { Note } from '../../../ui/status/Note'
import { AccountFrame } from '../../account/frame/AccountFrame'
import { AccountRoom } from '../../account/frame/ColumnBesideRoom'
import { PageError } from '../../../forms/PageError'
import * as text from '../../../ui/text.module.css'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { useQuery } from '../../../store/query/useQuery'
import { ChosenGiftlist, GiftlistLoading } from '../items/ChosenGiftlist'
import { buildListPath } from '../owner/giftlistPaths'
import { ReceivedGifts } from './ReceivedGifts'
import { fetchGifts } from './useThanks'
import * as styles from './Gifts.module.css'

const useMessages = bringMessages('giftlistItems')

export function Gifts() {
  const messages = useMessages('giftlistItems').gifts
  const links = [{ page: 'my-giftlist-items', name: messages.toItems }] as const
  return (
    <AccountFrame currentSection="giftlists">
      <ChosenGiftlist page="my-giftlist-orders" links={links}>
        {(list) => <LoadedGifts key={list.id_giftlist} list={list} />}
      </ChosenGiftlist>
    </AccountFrame>
  )
}

function LoadedGifts({ list }: { list: Giftlist }) {
  const messages = useMessages('giftlistItems').gifts
  const room = useContext(AccountRoom)
  const { status, data: loadedGifts, retry } = useQuery(`gifts ${list.id_giftlist}`, () => fetchGifts(list))
  if (status === 'failed') return <PageError message={messages.failed} onRetry={retry} room={room} isInAccount />
  if (!loadedGifts) return <GiftlistLoading text={messages.loading} />
  if (loadedGifts.hidden) return <HiddenGifts list={list} />
  if (loadedGifts.gifts.length === 0) return <NoGifts list={list} />
  return <ReceivedGifts list={list} loadedGifts={loadedGifts} />
}

function HiddenGifts({ list }: { list: Giftlist }) {
  const messages = useMessages('giftlistItems').gifts.hidden
  const language = useLanguage()
  return (
    <Note icon="lock">
      <p>{list.hidden_until === null ? messages.text : messages.until(formatDate(list.hidden_until, language))}</p>
      <SettingsLink list={list} name={messages.change} />
    </Note>
  )
}

function NoGifts({ list }: { list: Giftlist }) {
  const messages = useMessages('giftlistItems').gifts
  const room = useContext(AccountRoom)
  return (
    <div className={styles.empty}>
      <p>{list.published ? messages.none : messages.notPublished}</p>
      <SettingsLink list={list} name={list.published ? messages.share : messages.publish} />
      <RoomBelow room={room} isInAccount />
    </div>
  )
}

function SettingsLink({ list, name }: { list: Giftlist; name: string }) {
  const language = useLanguage()
  return (
    <TextLink className={`${text.sm} ${text.link}`} to={buildListPath('my-giftlists', language, list.id_giftlist)}>
      {name}
    </TextLink>
  )
}
