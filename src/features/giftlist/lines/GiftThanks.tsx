import type { OrderLine } from '../../../contract/order'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { Note } from '../../../ui/status/Note'
import { useOwnersName } from './GiftItemNotes'

const useMessages = bringMessages('giftlistLines')

export function GiftThanks({ lines }: { lines: readonly OrderLine[] }) {
  const messages = useMessages('giftlistLines')
  const listFormat = new Intl.ListFormat(useLanguage(), { type: 'conjunction' })
  const nameOwners = useOwnersName()
  const gifts = lines.filter(({ id_giftlist_product }) => id_giftlist_product !== null)
  if (gifts.length === 0) return null
  const ownerNames = [...new Set(gifts.map(({ giftlist_name }) => nameOwners(giftlist_name)))]
  return (
    <Note variant="ok" icon="gift">
      {messages.thanks(listFormat.format(ownerNames))}
    </Note>
  )
}
