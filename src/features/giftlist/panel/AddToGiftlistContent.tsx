import { useEffect, useState } from 'react'
import type { Giftlist } from '../../../contract/giftlist'
import { useQuery } from '../../../store/query/useQuery'
import { Button } from '../../../ui/button/Button'
import { ErrorNote } from '../../../ui/status/ErrorNote'
import { SectionError } from '../../../ui/status/SectionError'
import { SlowNote } from '../../../ui/status/SlowNote'
import { bringMessages } from '../../../i18n/lateMessages'
import { type AddToGiftlistProps, GiftlistForm } from './GiftlistForm'
import { fetchGiftlists } from '../owner/useGiftlists'
import { formatGiftlistName } from '../owner/giftlistState'

const useMessages = bringMessages('giftlistItems', 'identity')

/**
 * If the customer has only one list, the item is added without a question. For an item on the wishlist, the customer
 * confirms first, because the item leaves the wishlist.
 */
export function AddToGiftlistContent(props: AddToGiftlistProps) {
  const { panel: messages } = useMessages('giftlistItems')
  const { retry } = useMessages('frame').error
  const { status, data: lists, retry: retryLists, replace } = useQuery('giftlists', fetchGiftlists)
  // If the form creates the customer's first list, the form must stay and not become OnlyListAddition.
  const [firstLists, setFirstLists] = useState<readonly Giftlist[] | null>(null)
  if (status === 'failed') return <SectionError message={messages.failed} retry={retry} onRetry={retryLists} />
  if (!lists) return <p role="status">{messages.loading}</p>
  if (firstLists === null) setFirstLists(lists)
  const addList = (list: Giftlist) =>
    replace((currentLists) =>
      currentLists.some(({ id_giftlist }) => id_giftlist === list.id_giftlist) ? currentLists : [list, ...currentLists],
    )
  const [onlyList] = firstLists ?? lists
  const isAddedAtOnce = (firstLists ?? lists).length === 1 && !props.item.wish && !props.isChoosingAnother
  return isAddedAtOnce && onlyList ? (
    <OnlyListAddition {...props} list={onlyList} />
  ) : (
    <GiftlistForm {...props} lists={lists} onListFound={addList} />
  )
}

function OnlyListAddition({ list, isBusy, error, addItem }: AddToGiftlistProps & { list: Giftlist }) {
  const { panel: messages } = useMessages('giftlistItems')
  const { retry } = useMessages('frame').error
  const { form } = useMessages('identity')
  const isAdditionDue = !isBusy && error === null
  useEffect(() => {
    if (isAdditionDue) void addItem({ list })
    // An earlier addition may still be in progress. When it ends, this addition starts.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `addItem` is a new function in every render
  }, [isAdditionDue])
  return (
    <>
      {error === null ? (
        <p role="status">{messages.adding(formatGiftlistName(list, messages.unnamed))}</p>
      ) : (
        <>
          <ErrorNote>{error}</ErrorNote>
          <Button isWide isBusy={isBusy} onClick={() => void addItem({ list })}>
            {retry}
          </Button>
        </>
      )}
      <SlowNote isBusy={isBusy} text={form.slow} />
    </>
  )
}
