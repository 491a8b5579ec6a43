import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { buildDesignAddress } from '../address/designAddress'
import { encodeDesign } from '../address/encodeDesign'
import type { Design } from '../design/Design'

/** Returns the address at which others open a design: without the cart of this device. */
export const buildShareAddress = (design: Design, system: ShelvingSystem): string =>
  buildDesignAddress(window.location.origin + window.location.pathname, encodeDesign(design, system))
