import { type ComponentType, useEffect, useRef } from 'react'
import { useWishedCountry } from '../../features/delivery/useWishedCountry'
import { useLanguage } from '../../i18n/LanguageContext'
import { selectIsCartBusy } from '../../store/cart/cartSlice'
import { useAppSelector } from '../../store/hooks'
import { type PanelMode, selectPanelContent } from '../../store/sidePanelSlice'
import { type LazyPart, lazyPart } from '../../ui/page/lazyPart'
import { LoadError } from '../lazySection'
import * as styles from './SidePanels.module.css'

const lazyPanel = (load: () => Promise<ComponentType>): LazyPart<object> => lazyPart(load, LoadError)

const addressPanels = lazyPanel(() =>
  import(/* webpackChunkName: "addresses" */ '../../features/account/addresses/AddressPanels').then(
    (chunk) => chunk.AddressPanels,
  ),
)

/** The modes are those of SPEC §2. Each part reads its data from the store. */
const panels: Record<PanelMode, LazyPart<object>> = {
  cartResult: lazyPanel(() =>
    import('../../features/cart/cartResult/CartResultPanel').then((chunk) => chunk.CartResultPanel),
  ),
  addCombination: lazyPanel(() =>
    import(/* webpackChunkName: "bundle" */ '../../features/bundle/AddBundlePanel').then(
      (chunk) => chunk.AddBundlePanel,
    ),
  ),
  giftlistResult: lazyPanel(() =>
    import('../../features/giftlist/panel/GiftlistResultPanel').then((chunk) => chunk.GiftlistResultPanel),
  ),
  countrySelector: lazyPanel(() =>
    import(/* webpackChunkName: "cartPanels" */ '../../features/delivery/CountryPanel').then(
      (chunk) => chunk.CountryPanel,
    ),
  ),
  addVoucher: lazyPanel(() =>
    import(/* webpackChunkName: "cartPanels" */ '../../features/cart/discounts/VoucherPanel').then(
      (chunk) => chunk.VoucherPanel,
    ),
  ),
  addressCreate: addressPanels,
  addressDelete: addressPanels,
}

/** A panel stays mounted once it has been opened. */
export function SidePanels() {
  const language = useLanguage()
  const mode = useAppSelector(selectPanelContent)?.mode
  const isCartBusy = useAppSelector(selectIsCartBusy)
  useWishedCountry()
  const openedPanels = useRef(new Set<LazyPart<object>>())
  if (mode) openedPanels.current.add(panels[mode])
  useEffect(() => {
    // The panel may open after the change to the cart, so its code loads while the shop API responds.
    if (isCartBusy) panels.cartResult.preload(language).catch(() => undefined)
  }, [isCartBusy, language])
  return (
    <div className={styles.corner}>
      {[...openedPanels.current].map((Panel, index) => (
        <Panel key={index} />
      ))}
    </div>
  )
}
