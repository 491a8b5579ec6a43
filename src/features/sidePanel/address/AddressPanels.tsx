import { useCallback, useEffect, useState } from 'react'
import { Toast } from '../../../design/Toast'
import { useShopDispatch, useShopSelector } from '../../../state/hooks'
import { panelClosed } from '../../../state/sidePanel/sidePanelSlice'
import { AddressCreatePanel } from './AddressCreatePanel'
import { AddressDeletePanel } from './AddressDeletePanel'

/** The side panel's modes about addresses (SPEC §2), and what they say once they are done. */
export function AddressPanels() {
  const dispatch = useShopDispatch()
  const content = useShopSelector(({ sidePanel }) => sidePanel.content)
  const [said, setSaid] = useState<string | null>(null)
  const silence = useCallback(() => setSaid(null), [])
  const logouts = useShopSelector(({ cart }) => cart.logouts)
  // It names an address of who has left.
  useEffect(silence, [silence, logouts])
  const onClose = () => void dispatch(panelClosed())
  const done = (words: string) => {
    onClose()
    setSaid(words)
  }
  return (
    <>
      <AddressCreatePanel
        shown={content?.mode === 'addressCreate' ? content.data : null}
        onClose={onClose}
        onSaved={done}
      />
      <AddressDeletePanel
        address={content?.mode === 'addressDelete' ? content.data.address : null}
        onClose={onClose}
        onDeleted={done}
      />
      <Toast message={said} onGone={silence} />
    </>
  )
}
