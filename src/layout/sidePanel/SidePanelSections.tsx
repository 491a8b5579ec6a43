import { useRef } from 'react'
import { LazySection } from '../LazySection'
import type { RootState } from '../../store/rootReducer'
import { useStoreValue } from '../../store/lazyStore'
import * as styles from './SidePanelSections.module.css'

const selectIsBundleRequested = ({ sidePanel }: RootState) => sidePanel.content?.mode === 'addCombination'
const selectIsAddressRequested = ({ sidePanel }: RootState) =>
  sidePanel.content?.mode === 'addressCreate' || sidePanel.content?.mode === 'addressDelete'

/**
 * Loads the side panel with its messages, and displays an error if loading fails. The bundle panel and the address
 * panels are separate chunks, which load when they are first needed.
 */
export function SidePanelSections() {
  const combination = useStoreValue(selectIsBundleRequested, false)
  const address = useStoreValue(selectIsAddressRequested, false)
  const wanted = useRef({ combination, address })
  wanted.current.combination ||= combination
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
      {wanted.current.address && (
        <LazySection
          load={() => import('../../features/account/addresses/AddressPanels').then((chunk) => chunk.AddressPanels)}
          words={['panel', 'identity', 'addresses']}
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
