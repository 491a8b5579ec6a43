import { navigate } from 'gatsby'
import { useRef, useState } from 'react'
import type { ProductCard } from '../../contract/product'
import { bringMessages } from '../../i18n/lateMessages'
import type { WallColour } from '../../pageTable/contents/home'
import { useAppDispatch } from '../../store/hooks'
import type { Crumb } from '../../pageTable/pageContext'
import { loadProducts } from '../../store/catalogue/catalogueApi'
import { fetchEndpoints } from '../../store/http/links'
import type { AppThunk } from '../../store/services'

const useMessages = bringMessages('list')

/** The changes of a chosen colour: the wall behind the products, those that exist in that colour, and the link to more. */
export interface Painted {
  wall?: string
  products?: readonly ProductCard[]
  more?: Crumb
}

interface WallColoursProps {
  colours: readonly WallColour[]
  products: readonly ProductCard[]
  onPaint: (painted: Painted) => void
}

/**
 * The colours as buttons. A press paints the wall at once, and the products follow when they are loaded. A second press
 * shows everything as it was. When the products cannot be loaded, the list in that colour opens instead, as the links in
 * the HTML do.
 */
export function WallColours({ colours, products, onPaint }: WallColoursProps) {
  const messages = useMessages('list').wall
  const dispatch = useAppDispatch()
  const [chosen, setChosen] = useState<WallColour | null>(null)
  const latest = useRef(chosen)
  const pressed = useRef<HTMLButtonElement>(null)

  const choose = async (colour: WallColour | null) => {
    latest.current = colour
    setChosen(colour)
    if (!colour) return onPaint({})
    const { wall, key, name, path } = colour
    const painted = { wall, more: { name: messages.showAll(name), path } }
    onPaint(painted)
    const cards = await dispatch(fetchColourCards(products, key)).catch(() => null)
    if (latest.current !== colour) return
    if (cards) onPaint({ ...painted, products: cards })
    else void navigate(path)
  }

  // The button disappears, so the focus moves to the colour that is no longer chosen.
  const showAll = () => {
    pressed.current?.focus()
    void choose(null)
  }

  return (
    <>
      {colours.map((colour) => (
        <button
          key={colour.key}
          ref={colour === chosen ? pressed : undefined}
          type="button"
          aria-pressed={colour === chosen}
          onClick={() => void choose(colour === chosen ? null : colour)}
        >
          <i style={{ background: colour.swatch }} />
          <span>{colour.name}</span>
        </button>
      ))}
      {chosen && (
        <button type="button" onClick={showAll}>
          {messages.all}
        </button>
      )}
    </>
  )
}

/**
 * Fetches the cards in a colour (a key of the facet `colours`). A product that is not sold in that colour keeps its card.
 * Rejects with an ApiError.
 */
const fetchColourCards =
  (cards: readonly ProductCard[], colour: string): AppThunk<Promise<ProductCard[]>> =>
  async (dispatch, _getState, { client }) => {
    const links = await dispatch(fetchEndpoints())
    const ids = cards.map(({ id_product }) => id_product)
    const query = { ids, filters: { colours: [colour] }, limit: ids.length }
    const { _embedded } = await loadProducts(client, links, query)
    const coloured = new Map(_embedded.products.map((card) => [card.id_product, card]))
    return cards.map((card) => mergeColouredCard(card, coloured.get(card.id_product)))
  }

/** Keeps the shape of a card, so that the grid does not change: a wide card needs a wide picture. */
function mergeColouredCard(card: ProductCard, coloured: ProductCard | undefined): ProductCard {
  if (!coloured || (card.picture_wide && !coloured.picture_wide)) return card
  return { ...coloured, tile: card.tile, is_new: card.is_new }
}
