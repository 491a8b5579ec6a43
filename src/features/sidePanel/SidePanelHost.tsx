import type { ReactNode } from 'react'
import { useShopDispatch, useShopSelector } from '../../state/hooks'
import { panelClosed } from '../../state/sidePanel/sidePanelSlice'
import { CartResultPanel } from './cartResult/CartResultPanel'
import { CountryPanel } from './country/CountryPanel'
import { useWishedCountry } from './country/useWishedCountry'
import { GiftlistResultPanel } from './GiftlistResultPanel'
import { VoucherPanel } from './voucher/VoucherPanel'

interface SidePanelHostProps {
  /** The cart's offers in short, shown with what was added. */
  offers?: ReactNode
}

/** The side panel in the mode that the store asks for: one at a time (SPEC §2). Other modes come with their features. */
export function SidePanelHost({ offers }: SidePanelHostProps) {
  const dispatch = useShopDispatch()
  const content = useShopSelector(({ sidePanel }) => sidePanel.content)
  const onClose = () => void dispatch(panelClosed())
  useWishedCountry()
  return (
    <>
      <CartResultPanel
        result={content?.mode === 'cartResult' ? content.data : null}
        offers={offers}
        onClose={onClose}
      />
      <VoucherPanel open={content?.mode === 'addVoucher'} onClose={onClose} />
      <GiftlistResultPanel open={content?.mode === 'giftlistResult'} onClose={onClose} />
      <CountryPanel open={content?.mode === 'countrySelector'} onClose={onClose} />
    </>
  )
}
