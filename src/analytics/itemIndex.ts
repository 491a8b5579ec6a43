import type { ProductCard } from '../contract/product'
import type { Language } from '../i18n/languages'
import { productPath } from '../pageTable/paths'
import { buildCardItem } from './buildItems'
import type { EventItem } from './events'

/** The items of the lists that a visitor saw, by the product's path and by its id. */
export class ItemIndex {
  private readonly byPath = new Map<string, EventItem>()
  private readonly byId = new Map<string, EventItem>()

  add(item: EventItem): void {
    this.byId.set(item.item_id, item)
  }

  addCards(cards: readonly ProductCard[], language: Language): void {
    cards.forEach((card, index) => {
      const item = buildCardItem(card, index)
      this.add(item)
      this.byPath.set(productPath(card.slugs, language), item)
    })
  }

  findById = (id: number): EventItem | undefined => this.byId.get(String(id))

  /** Finds the item of a link to a product or to one of its variants. */
  findByPath(pathname: string): EventItem | undefined {
    const path = pathname.replace(/\/$/, '')
    return this.byPath.get(path) ?? this.byPath.get(path.slice(0, path.lastIndexOf('/')))
  }
}
