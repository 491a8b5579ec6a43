import { putDesignInCart, removeDesignFromCart } from './putDesignInCart'
import { loadFreshSkus } from './loadFreshSkus'
import { loadSavedDesigns, removeSavedDesign, saveDesign } from './savedDesigns'

/** The thunks of the shelving configurator, which load with its page. */
export const designThunks = {
  putDesignInCart,
  removeDesignFromCart,
  loadFreshSkus,
  loadSavedDesigns,
  saveDesign,
  removeSavedDesign,
}
