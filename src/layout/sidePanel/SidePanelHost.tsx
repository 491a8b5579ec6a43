import type { ReactNode } from 'react'
import { useStoreDispatch, useStoreSelector } from '../../store/hooks'
import { panelClosed, selectPanelContent } from '../../store/sidePanelSlice'
import { CartResultPanel } from '../../features/cart/cartResult/CartResultPanel'
import { CountryPanel } from '../../features/delivery/CountryPanel'
import { useWishedCountry } from '../../features/delivery/useWishedCountry'
import { GiftlistResultPanel } from '../../features/giftlist/GiftlistResultPanel'
import { VoucherPanel } from '../../features/cart/discounts/VoucherPanel'

interface SidePanelHostProps {
  /** The cart's promotions in short, shown with what was added. */
  promotions?: ReactNode
}

/** The side panel in the mode that the store asks for: one at a time (SPEC §2). Other modes come with their features. */
export function SidePanelHost({ promotions }: SidePanelHostProps) {
  const dispatch = useStoreDispatch()
  const content = useStoreSelector(selectPanelContent)
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
