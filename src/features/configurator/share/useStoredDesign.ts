import { useEffect, useRef, useState } from 'react'
import { readStored, writeStored } from '../../../store/browser/storage'
import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { decodeDesign } from '../address/decodeDesign'
import { buildDesignAddress, readCartParameter, writeCartParameter } from '../address/designAddress'
import { encodeDesign } from '../address/encodeDesign'
import type { Design } from '../design/Design'

const storageKey = 'upnorth.design'

/**
 * Writes the design to the address and to the device after the first change. A link that the user only opens changes
 * neither, and an empty wall does not replace the stored design. Returns the encoded design that was stored when the
 * page opened; null if there was none or if it can no longer be built.
 * @param isChosen whether the user chose the first design, which is then written without a change
 */
export function useStoredDesign(design: Design, system: ShelvingSystem, isChosen: boolean): string | null {
  const [storedDesign] = useState(() => {
    const text = readStored('local', storageKey)
    return text !== null && decodeDesign(text, system).design.columns.length > 0 ? text : null
  })
  const [firstDesign] = useState(design)
  const hasChanged = useRef(isChosen)
  useEffect(() => {
    const { pathname } = window.location
    const isEmpty = design.columns.length === 0
    // If undo restores the first design, that design still counts as changed.
    hasChanged.current ||= design !== firstDesign
    if (!hasChanged.current) return
    const encodedDesign = encodeDesign(design, system)
    const idInCart = readCartParameter(window.location.search)
    window.history.replaceState(
      window.history.state,
      '',
      isEmpty ? pathname : buildDesignAddress(pathname, encodedDesign),
    )
    if (idInCart && !isEmpty) writeCartParameter(idInCart)
    if (!isEmpty) writeStored('local', storageKey, encodedDesign)
  }, [design, firstDesign, system])
  return storedDesign
}
