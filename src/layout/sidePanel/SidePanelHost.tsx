import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { panelClosed, selectPanelContent } from '../../store/sidePanelSlice'
import { CartResultPanel } from '../../features/cart/cartResult/CartResultPanel'
import { CountryPanel } from '../../features/delivery/CountryPanel'
import { useWishedCountry } from '../../features/delivery/useWishedCountry'
import { VoucherPanel } from '../../features/cart/discounts/VoucherPanel'

/** The side panel in the mode that the store holds, one at a time (SPEC §2). SidePanelSections renders the other modes. */
export function SidePanelHost() {
  const dispatch = useAppDispatch()
  const content = useAppSelector(selectPanelContent)
  const onClose = () => void dispatch(panelClosed())
  useWishedCountry()
  return (
    <>
      <CartResultPanel result={content?.mode === 'cartResult' ? content.data : null} onClose={onClose} />
      <VoucherPanel open={content?.mode === 'addVoucher'} onClose={onClose} />
      <CountryPanel open={content?.mode === 'countrySelector'} onClose={onClose} />
    </>
  )
}
