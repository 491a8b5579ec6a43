import { useShopDispatch, useShopSelector } from '../../state/hooks'
import { panelClosed } from '../../state/sidePanel/sidePanelSlice'
import { CartResultPanel } from './CartResultPanel'
import { CountryPanel } from './CountryPanel'
import { GiftlistResultPanel } from './GiftlistResultPanel'
import { VoucherPanel } from './VoucherPanel'

/** The side panel in the mode that the store asks for: one at a time (SPEC §2). Other modes come with their features. */
export function SidePanelHost() {
  const dispatch = useShopDispatch()
  const content = useShopSelector(({ sidePanel }) => sidePanel.content)
  const onClose = () => void dispatch(panelClosed())
  return (
    <>
      <CartResultPanel result={content?.mode === 'cartResult' ? content.data : null} onClose={onClose} />
      <VoucherPanel open={content?.mode === 'addVoucher'} onClose={onClose} />
      <GiftlistResultPanel open={content?.mode === 'giftlistResult'} onClose={onClose} />
      <CountryPanel open={content?.mode === 'countrySelector'} onClose={onClose} />
    </>
  )
}
