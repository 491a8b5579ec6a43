import { useEffect, useRef } from 'react'
import { focusTitle } from '../../../design/focusTitle'

/**
 * Once a panel has closed: the focus goes back to what opened it (design/useModal). When that is gone, with a deleted
 * address or a session that ended, the page's heading gets it, so that keyboard and screen reader go on where the page is.
 */
export function useFocusBack(open: boolean): void {
  const wasOpen = useRef(open)
  useEffect(() => {
    const closed = wasOpen.current && !open
    wasOpen.current = open
    if (closed && document.activeElement === document.body) focusTitle()
  }, [open])
}
