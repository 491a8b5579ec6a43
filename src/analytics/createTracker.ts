import type { UnknownAction } from '@reduxjs/toolkit'
import type { ProductCard } from '../contract/product'
import type { Language } from '../i18n/languages'
import { buildProductPath } from '../pageTable/paths'
import type { ObservedAnswer, StoreListener } from '../store/activity'
import { selectIsInitialized } from '../store/appSlice'
import type { RootState } from '../store/start/rootReducer'
import type { Wish } from '../store/wishlist/deviceWishes'
import { buildCardItem, buildProductItem, buildWishItem } from './events/buildItems'
import { markOrderCounted } from './countedOrders'
import type { ShownPage } from './currentPage'
import { buildSale, type EventItem, type SendEvent } from './events/events'
import { buildListEvent, buildPageEvents, isWaitingForPage, readListCards, readProduct } from './events/pageEvents'
import {
  buildCartEvents,
  buildCartSale,
  buildPurchase,
  buildStepEvents,
  listNewWishes,
  readRequestedList,
  readOrderAnswer,
} from './events/storeEvents'

interface Tracker extends StoreListener {
  onPage: (page: ShownPage) => void
  onLinkClicked: (pathname: string) => void
  trackAddedWishes: (wishes: readonly Wish[]) => void
}

/** The events that need the cart, by the template of their page. The cart may arrive after the page. */
const cartEventsByTemplate = { cart: 'view_cart', 'checkout-identification': 'begin_checkout' } as const

/** Builds the events of a visit from pages, responses and changes to the store, in the order in which they happen. */
export function createTracker(send: SendEvent, getState: () => RootState): Tracker {
  const itemIndex = new ItemIndex()
  /** The carts whose checkout has begun since the site was loaded. */
  const begunCartIds = new Set<number>()
  let shownPage: ShownPage | null = null
  let dueEvent: (typeof cartEventsByTemplate)[keyof typeof cartEventsByTemplate] | null = null

  const sendDueEvent = () => {
    const state = getState()
    if (!dueEvent || !selectIsInitialized(state)) return
    const event = dueEvent
    dueEvent = null
    const ecommerce = buildCartSale(state)
    const id = state.cart.cart?.id_cart
    if (!ecommerce || id === undefined || (event === 'begin_checkout' && begunCartIds.has(id))) return
    if (event === 'begin_checkout') begunCartIds.add(id)
    send({ event, ecommerce })
  }

  const sendListEvents = (answer: ObservedAnswer) => {
    const requestedList = readRequestedList(answer)
    if (!requestedList || !shownPage) return
    const cards = requestedList.list._embedded.products
    if (requestedList.term !== null) send({ event: 'search', search_term: requestedList.term })
    itemIndex.addCards(cards, shownPage.page.language)
    if (cards.length > 0) send(buildListEvent(shownPage.page, cards))
  }

  const trackAddedWishes = (wishes: readonly Wish[]) => {
    if (wishes.length === 0) return
    const items = wishes.map((wish) => buildWishItem(wish, itemIndex.findById(wish.id_product)))
    send({ event: 'add_to_wishlist', ecommerce: buildSale(items) })
  }

  return {
    trackAddedWishes,
    onPage(page) {
      if (isWaitingForPage(page)) return
      shownPage = page
      dueEvent = cartEventsByTemplate[page.page.template as keyof typeof cartEventsByTemplate] ?? null
      const product = readProduct(page.page)
      if (product) itemIndex.add(buildProductItem(product.product, product.id_sku))
      itemIndex.addCards(readListCards(page.page), page.page.language)
      buildPageEvents(page).forEach(send)
      sendDueEvent()
    },
    onLinkClicked(pathname) {
      const item = itemIndex.findByPath(pathname)
      if (!item || !shownPage) return
      const list = { item_list_id: shownPage.page.paths.nl, item_list_name: shownPage.page.title }
      send({ event: 'select_item', ecommerce: { ...list, items: [item] } })
    },
    onAction(action: UnknownAction, before: RootState) {
      buildCartEvents(action, before).forEach(send)
      trackAddedWishes(listNewWishes(action, before))
      sendDueEvent()
    },
    onAnswer(answer) {
      buildStepEvents(answer, getState()).forEach(send)
      sendListEvents(answer)
      const order = shownPage?.page.template === 'order-confirmation' ? readOrderAnswer(answer.answer) : null
      if (order && markOrderCounted(order.number)) send(buildPurchase(order))
    },
  }
}

/** Stores the event items of the products that the user has seen, by id and, for products in a list, also by path. */
class ItemIndex {
  private readonly byPath = new Map<string, EventItem>()
  private readonly byId = new Map<string, EventItem>()

  add(item: EventItem): void {
    this.byId.set(item.item_id, item)
  }

  addCards(cards: readonly ProductCard[], language: Language): void {
    cards.forEach((card, index) => {
      const item = buildCardItem(card, index)
      this.add(item)
      this.byPath.set(buildProductPath(card.slugs, language), item)
    })
  }

  findById = (id: number): EventItem | undefined => this.byId.get(String(id))

  findByPath(pathname: string): EventItem | undefined {
    const path = pathname.replace(/\/$/, '')
    return this.byPath.get(path) ?? this.byPath.get(path.slice(0, path.lastIndexOf('/')))
  }
}
