import { navigate } from 'gatsby'
import { useRef, useState } from 'react'
import type { ProductCard } from '../../contract/product'
import { bringMessages } from '../../i18n/lateMessages'
import type { WallColour } from '../../pageTable/contents/home'
import { useAppDispatch } from '../../store/hooks'
import type { Crumb } from '../../pageTable/pageContext'
import { loadProducts } from '../../store/catalogue/catalogueApi'
import { fetchEndpoints } from '../../store/http/links'
import type { AppThunk } from '../../store/AppThunk'

const useMessages = bringMessages('list')

/** Without a chosen colour, every property is undefined. `products` is undefined until the products have loaded. */
export interface PaintedProducts {
  wall?: string
  products?: readonly ProductCard[]
  moreLink?: Crumb
}

interface WallColoursProps {
  colours: readonly WallColour[]
  products: readonly ProductCard[]
  onPaint: (paintedProducts: PaintedProducts) => void
}

/**
 * A press on a colour paints the wall immediately, and changes the products once they have loaded. A second press
 * restores everything. If the products cannot be loaded, the press leads to the list in that colour, as the links in
 * the HTML do.
 */
export function WallColours({ colours, products, onPaint }: WallColoursProps) {
  const messages = useMessages('list').wall
  const dispatch = useAppDispatch()
  const [chosenColour, setChosenColour] = useState<WallColour | null>(null)
  const latestColour = useRef(chosenColour)
  const pressedButton = useRef<HTMLButtonElement>(null)

  const chooseColour = async (colour: WallColour | null) => {
    latestColour.current = colour
    setChosenColour(colour)
    if (!colour) return onPaint({})
    const { wall, key, name, path } = colour
    const paintedProducts = { wall, moreLink: { name: messages.showAll(name), path } }
    onPaint(paintedProducts)
    const cards = await dispatch(fetchColourCards(products, key)).catch(() => null)
    if (latestColour.current !== colour) return
    if (cards) onPaint({ ...paintedProducts, products: cards })
    else void navigate(path)
  }

  // The pressed button disappears, so the button of the former colour receives the focus.
  const handleShowAll = () => {
    pressedButton.current?.focus()
    void chooseColour(null)
  }

  return (
    <>
      {colours.map((colour) => (
        <button
          key={colour.key}
          ref={colour === chosenColour ? pressedButton : undefined}
          type="button"
          aria-pressed={colour === chosenColour}
          onClick={() => void chooseColour(colour === chosenColour ? null : colour)}
        >
          <i style={{ background: colour.swatch }} />
          <span>{colour.name}</span>
        </button>
      ))}
      {chosenColour && (
        <button type="button" onClick={handleShowAll}>
          {messages.all}
        </button>
      )}
    </>
  )
}

/**
 * A product that is not sold in the colour keeps its card. Rejects with an ApiError.
 * @param colour a key of the facet `colours`
 */
const fetchColourCards =
  (cards: readonly ProductCard[], colour: string): AppThunk<Promise<ProductCard[]>> =>
  async (dispatch, _getState, { client }) => {
    const links = await dispatch(fetchEndpoints())
    const ids = cards.map(({ id_product }) => id_product)
    const query = { ids, filters: { colours: [colour] }, limit: ids.length }
    const { _embedded } = await loadProducts(client, links, query)
    const colouredCards = new Map(_embedded.products.map((card) => [card.id_product, card]))
    return cards.map((card) => mergeColouredCard(card, colouredCards.get(card.id_product)))
  }

/** The card keeps its shape, so that the grid does not change. A wide card needs a wide picture. */
function mergeColouredCard(card: ProductCard, colouredCard: ProductCard | undefined): ProductCard {
  if (!colouredCard || (card.picture_wide && !colouredCard.picture_wide)) return card
  return { ...colouredCard, tile: card.tile, is_new: card.is_new }
}
