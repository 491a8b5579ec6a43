import type { ReactNode } from 'react'
import { useStoreDispatch, useStoreSelector } from '../../store/hooks'
import { panelClosed } from '../../store/sidePanelSlice'
import { CartResultPanel } from '../../features/cart/cartResult/CartResultPanel'
import { CountryPanel } from '../../features/delivery/CountryPanel'
import { useWishedCountry } from '../../features/delivery/useWishedCountry'
import { GiftlistResultPanel } from '../../features/giftlist/GiftlistResultPanel'
import { VoucherPanel } from '../../features/cart/discounts/VoucherPanel'

interface SidePanelHostProps {
  /** The cart's promotions in short form, shown with the item that was added. */
  promotions?: ReactNode
}

/**
 * Renders the side panel in the mode that the store holds, one at a time (SPEC §2). Some modes are chunks of their own.
 */
export function SidePanelHost({ promotions }: SidePanelHostProps) {
  const dispatch = useStoreDispatch()
  const content = useStoreSelector(({ sidePanel }) => sidePanel.content)
  const onClose = () => void dispatch(panelClosed())
  useWishedCountry()
  return (
    <>
      <CartResultPanel
        result={content?.mode === 'cartResult' ? content.data : null}
        promotions={promotions}
        onClose={onClose}
      />
      <VoucherPanel open={content?.mode === 'addVoucher'} onClose={onClose} />
      <GiftlistResultPanel open={content?.mode === 'giftlistResult'} onClose={onClose} />
      <CountryPanel open={content?.mode === 'countrySelector'} onClose={onClose} />
    </>
  )
}
