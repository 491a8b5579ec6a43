import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { decodeDesign, type DecodedDesign } from '../address/decodeDesign'
import { readDesignAddress } from '../address/designAddress'
import { createEmptyDesign } from '../design/Design'

/** Opens the design that the page starts with: an example that was tapped, that of the address, or an empty room. */
export function openDesign(early: string | null, search: string, system: ShelvingSystem): DecodedDesign {
  const encoded = early ?? readDesignAddress(search)
  return encoded === null ? { design: createEmptyDesign(system), problem: null } : decodeDesign(encoded, system)
}
