import type { Walk } from '../visit/Visit'
import { walkAccount } from './walkAccount'
import { walkCart } from './walkCart'
import { walkCatalogue } from './walkCatalogue'
import { walkDiscounts } from './walkDiscounts'
import { walkForms } from './walkForms'
import { walkGiftlists } from './walkGiftlists'
import { walkHostileInput } from './walkHostileInput'
import { walkNewsletter } from './walkNewsletter'
import { walkOrder } from './walkOrder'
import { walkPasswords } from './walkPasswords'
import { walkProducts } from './walkProducts'
import { walkSavedLists } from './walkSavedLists'
import { walkSearch } from './walkSearch'

/** The walks by name, in the order in which they run. */
export const walks = {
  catalogue: { level: 'catalogue', run: walkCatalogue },
  products: { level: 'shop', run: walkProducts },
  cart: { level: 'shop', run: walkCart },
  order: { level: 'shop', run: walkOrder },
  hostile: { level: 'shop', run: walkHostileInput },
  search: { level: 'whole', run: walkSearch },
  discounts: { level: 'whole', run: walkDiscounts },
  account: { level: 'whole', run: walkAccount },
  passwords: { level: 'whole', run: walkPasswords },
  savedLists: { level: 'whole', run: walkSavedLists },
  giftlists: { level: 'whole', run: walkGiftlists },
  newsletter: { level: 'whole', run: walkNewsletter },
  forms: { level: 'whole', run: walkForms },
} as const satisfies Record<string, Walk>
