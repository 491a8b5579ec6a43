import type { Giftlist } from '../../../contract/giftlist'
import { SidePanel } from '../../../design/SidePanel'
import { useWords } from '../../../i18n/useWords'
import { useShopSelector } from '../../../state/hooks'
import { isRegistered } from '../../../state/session/whoIsIt'
import type { WishedPiece } from '../wishedPieces'
import { GiftlistForm } from './GiftlistForm'
import { useGiving } from './useGiving'

interface GiftlistPanelProps {
  /** What is to go to a gift list; null while the panel is closed. */
  piece: WishedPiece | null
  onClose: () => void
  /** The shop said that it is on that list. */
  onMoved: (piece: WishedPiece, list: Giftlist) => void
  onFailed: (said: string) => void
}

/**
 * Where a piece of the wishlist is to go. It is away while who asked has to log in again, and comes back with what was typed:
 * a modal that is out of sight would keep the page out of reach.
 */
export function GiftlistPanel({ piece, onClose, onMoved, onFailed }: GiftlistPanelProps) {
  const words = useWords('wishlist').giftlist
  const registered = useShopSelector(isRegistered)
  const open = piece !== null && registered
  const giving = useGiving(piece, open, { onMoved, onFailed })
  return (
    <SidePanel id="to-giftlist" open={open} onClose={onClose} title={words.title} closeLabel={words.close}>
      {piece && <GiftlistForm piece={piece} {...giving} />}
    </SidePanel>
  )
}
