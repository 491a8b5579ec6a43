import { useEffect, useState } from 'react'
import { readStored, writeStored } from '../../../store/browser/storage'
import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { decodeDesign } from '../address/decodeDesign'
import { buildDesignAddress } from '../address/designAddress'
import { encodeDesign } from '../address/encodeDesign'
import type { Design } from '../design/Design'
import { readCartParameter, writeCartParameter } from '../address/cartParameter'

const key = 'upnorth.design'

/**
 * Stores the design in the address and on the device. Returns the one that the device had when the page was opened, if
 * it can be opened still. An empty wall changes nothing on the device.
 */
export function useStoredDesign(design: Design, system: ShelvingSystem): string | null {
  const [stored] = useState(() => {
    const text = readStored('local', key)
    return text !== null && decodeDesign(text, system).design.columns.length > 0 ? text : null
  })
  const [first] = useState(design)
  useEffect(() => {
    const { pathname } = window.location
    const isEmpty = design.columns.length === 0
    // The address of a link that could not be opened stays until the user changes something.
    if (design === first && isEmpty) return
    const encoded = encodeDesign(design, system)
    const inCart = readCartParameter(window.location.search)
    window.history.replaceState(window.history.state, '', isEmpty ? pathname : buildDesignAddress(pathname, encoded))
    if (inCart && !isEmpty) writeCartParameter(inCart)
    if (!isEmpty) writeStored('local', key, encoded)
  }, [design, first, system])
  return stored
}
