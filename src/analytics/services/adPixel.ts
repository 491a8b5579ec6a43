import { buildProductItem } from '../events/buildItems'
import type { AnalyticsEvent, Sale } from '../events/events'
import type { ShownPage } from '../currentPage'
import { isWaitingForPage, readProduct } from '../events/pageEvents'
import { addScript } from './addScript'
import type { AnalyticsService } from './AnalyticsService'

const scriptAddress = 'https://connect.facebook.net/en_US/fbevents.js'

/** The queue that the pixel's script reads, as the pixel's own snippet creates it. */
interface PixelQueue {
  (...values: unknown[]): void
  callMethod?: (...values: unknown[]) => void
  queue: unknown[][]
  loaded: boolean
  version: string
  push: unknown
  disablePushState: boolean
}

declare global {
  interface Window {
    fbq?: PixelQueue
    _fbq?: PixelQueue
  }
}

function openQueue(): PixelQueue {
  const pixelQueue = ((...values: unknown[]) => {
    if (pixelQueue.callMethod) pixelQueue.callMethod(...values)
    else pixelQueue.queue.push(values)
  }) as PixelQueue
  // The pixel would otherwise count pages automatically, before the address is final.
  Object.assign(pixelQueue, { queue: [], loaded: true, version: '2.0', push: pixelQueue, disablePushState: true })
  window.fbq = window._fbq = pixelQueue
  return pixelQueue
}

/**
 * Returns the data that the pixel receives about a page: the product on product pages, and otherwise the page alone.
 */
export function describeContent({ page }: ShownPage) {
  const product = readProduct(page)
  if (!product) return { content_name: page.head.title, content_category: page.id }
  const { item_id, item_name, price } = buildProductItem(product.product, product.id_sku)
  return { content_type: 'product', content_ids: [item_id], content_name: item_name, value: price, currency: 'EUR' }
}

/**
 * The pixel's command and name for each event of the cart and of an order. The pixel has no standard name for a
 * removal.
 */
const pixelCommands: Partial<Record<AnalyticsEvent['event'], [command: string, name: string]>> = {
  add_to_cart: ['track', 'AddToCart'],
  remove_from_cart: ['trackCustom', 'RemoveFromCart'],
  purchase: ['track', 'Purchase'],
}

const describeSale = ({ items, value, currency }: Sale) => ({
  content_type: 'product',
  content_ids: items.map(({ item_id }) => item_id),
  value,
  currency,
})

/**
 * Reports a content view after each route change, on the final address (SPEC §2), each change to the cart (SPEC §1),
 * and each order.
 */
export function createAdPixel(id: string, load = () => addScript(scriptAddress)): AnalyticsService {
  let isAllowed = false
  return {
    categories: ['advertising'],
    allow() {
      if (isAllowed) return
      isAllowed = true
      const pixel = window.fbq ?? openQueue()
      pixel('consent', 'grant')
      // Without this command, the pixel reads buttons and forms automatically.
      pixel('set', 'autoConfig', false, id)
      pixel('init', id)
      load()
    },
    withdraw() {
      if (isAllowed) window.fbq?.('consent', 'revoke')
      isAllowed = false
    },
    onPage(page) {
      if (!isAllowed || isWaitingForPage(page)) return
      window.fbq?.('track', 'ViewContent', describeContent(page))
    },
    onEvent(event) {
      const command = pixelCommands[event.event]
      if (isAllowed && command && 'ecommerce' in event && 'value' in event.ecommerce) {
        window.fbq?.(...command, describeSale(event.ecommerce))
      }
    },
  }
}
