import { useRef } from 'react'
import { LazySection } from '../LazySection'
import type { RootState } from '../../store/rootReducer'
import { useAppSelector } from '../../store/hooks'
import * as styles from './SidePanelSections.module.css'

const selectIsBundleRequested = ({ sidePanel }: RootState) => sidePanel.content?.mode === 'addCombination'
const selectIsGiftlistRequested = ({ sidePanel }: RootState) => sidePanel.content?.mode === 'giftlistResult'
const selectIsAddressRequested = ({ sidePanel }: RootState) =>
  sidePanel.content?.mode === 'addressCreate' || sidePanel.content?.mode === 'addressDelete'

/**
 * Loads the side panel with its messages, and displays an error if loading fails. The bundle panel, the gift list
 * panel and the address panels are separate chunks, which load when they are first needed.
 */
export function SidePanelSections() {
  const combination = useAppSelector(selectIsBundleRequested)
  const giftlist = useAppSelector(selectIsGiftlistRequested)
  const address = useAppSelector(selectIsAddressRequested)
  const wanted = useRef({ combination, giftlist, address })
  wanted.current.combination ||= combination
  wanted.current.giftlist ||= giftlist
  wanted.current.address ||= address
  return (
    <div className={styles.corner}>
      {wanted.current.combination && (
        <LazySection
          load={() => import('../../features/bundle/AddBundlePanel').then((chunk) => chunk.AddBundlePanel)}
          words={['panel']}
          placeholder={null}
        />
      )}
      {wanted.current.giftlist && (
        <LazySection
          load={() =>
            import('../../features/giftlist/panel/GiftlistResultPanel').then((chunk) => chunk.GiftlistResultPanel)
          }
          words={['giftlistItems', 'identity', 'account']}
          placeholder={null}
        />
      )}
      {wanted.current.address && (
        <LazySection
          load={() => import('../../features/account/addresses/AddressPanels').then((chunk) => chunk.AddressPanels)}
          words={['panel', 'identity', 'addresses', 'account']}
          placeholder={null}
        />
      )}
      <LazySection
        load={() => import('./SidePanelHost').then((chunk) => chunk.SidePanelHost)}
        words={['panel', 'offers']}
        placeholder={null}
      />
    </div>
  )
}
