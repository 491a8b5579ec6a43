import { useRef, type MouseEvent } from 'react'
import { openShop } from '../../../state/door'

/**
 * What a tap on the way to the gift lists does: the side panel says what is needed for one. The shop is fetched by the
 * tap; when it can't be, the next tap follows the link to the page about gift lists.
 */
export function useGiftlistPanel() {
  const failed = useRef(false)
  return async (event: MouseEvent) => {
    if (failed.current || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    try {
      const [shop, { panelOpened }] = await Promise.all([openShop(), import('../../../state/sidePanel/sidePanelSlice')])
      shop.dispatch(panelOpened({ mode: 'giftlistResult', data: { ok: false, id_giftlist: null } }))
    } catch {
      failed.current = true
    }
  }
}
