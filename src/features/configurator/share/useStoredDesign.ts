import { useEffect, useRef, useState } from 'react'
import { readStored, writeStored } from '../../../store/browser/storage'
import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { decodeDesign } from '../address/decodeDesign'
import { buildDesignAddress, readCartParameter, writeCartParameter } from '../address/designAddress'
import { encodeDesign } from '../address/encodeDesign'
import type { Design } from '../design/Design'

const storageKey = 'upnorth.design'

/**
 * Stores the design in the address and on the device once the user has made or changed it: a link that is only opened
 * changes neither. Returns the design that the device had when the page was opened, if it can still be opened. An
 * empty wall changes nothing on the device.
 * @param isOwn whether the first design is already the user's own choice
 */
export function useStoredDesign(design: Design, system: ShelvingSystem, isOwn: boolean): string | null {
  const [storedDesign] = useState(() => {
    const text = readStored('local', storageKey)
    return text !== null && decodeDesign(text, system).design.columns.length > 0 ? text : null
  })
  const [firstDesign] = useState(design)
  const isChanged = useRef(isOwn)
  useEffect(() => {
    const { pathname } = window.location
    const isEmpty = design.columns.length === 0
    // Undo may lead back to the first design, which is then the user's.
    isChanged.current ||= design !== firstDesign
    if (!isChanged.current) return
    const encoded = encodeDesign(design, system)
    const idInCart = readCartParameter(window.location.search)
    window.history.replaceState(window.history.state, '', isEmpty ? pathname : buildDesignAddress(pathname, encoded))
    if (idInCart && !isEmpty) writeCartParameter(idInCart)
    if (!isEmpty) writeStored('local', storageKey, encoded)
  }, [design, firstDesign, system])
  return storedDesign
}
