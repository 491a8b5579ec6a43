import { useContext } from 'react'
import type { Giftlist } from '../../../contract/giftlist'
import { AccountFrame } from '../../account/frame/AccountFrame'
import { AccountRoom } from '../../account/frame/ColumnBesideRoom'
import { PageError } from '../../../forms/PageError'
import { bringMessages } from '../../../i18n/lateMessages'
import { useQuery } from '../../../store/query/useQuery'
import { ChosenGiftlist, GiftlistLoading } from './ChosenGiftlist'
import { OwnItems } from './OwnItems'
import { fetchOwnGiftlist } from './useItemChanges'

const useMessages = bringMessages('giftlistItems')

export function GiftlistItems() {
  const messages = useMessages('giftlistItems').items
  const links = [
    { page: 'my-giftlist-orders', name: messages.toGifts },
    { page: 'my-giftlists', name: messages.toSettings },
  ] as const
  return (
    <AccountFrame currentSection="giftlists">
      <ChosenGiftlist page="my-giftlist-items" links={links}>
        {(list) => <LoadedItems key={list.id_giftlist} list={list} />}
      </ChosenGiftlist>
    </AccountFrame>
  )
}

function LoadedItems({ list }: { list: Giftlist }) {
  const messages = useMessages('giftlistItems').items
  const room = useContext(AccountRoom)
  const { status, data: ownList, retry } = useQuery(`giftlist ${list.id_giftlist}`, () => fetchOwnGiftlist(list))
  if (status === 'failed') return <PageError message={messages.failed} onRetry={retry} room={room} isInAccount />
  return ownList ? <OwnItems ownList={ownList} /> : <GiftlistLoading text={messages.loading} />
}
