import { useRef, useState, type ComponentType } from 'react'
import type { Combination } from '../../../contract/product'
import { Picture } from '../../../design/Picture'
import * as text from '../../../design/text.module.css'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import type { ProductContent } from '../../../pageTable/contents/product'
import type { Crumb } from '../../../pageTable/pageContext'
import { Trail } from '../list/Trail'
import { priceParts } from '../price/priceParts'
import { stockWord } from '../wall/stockWord'
import { BuyBar } from './BuyBar'
import { BuyLinks } from './BuyLinks'
import { BuyRow } from './BuyRow'
import { deliveryCost } from './deliveryCost'
import { DeliveryPromise } from './DeliveryPromise'
import { Gallery } from './Gallery'
import { galleryPictures } from './galleryPictures'
import { MeasureDrawing } from './MeasureDrawing'
import { MeasureTable } from './MeasureTable'
import { OptionRows } from './OptionRows'
import { ProductDetails } from './ProductDetails'
import * as styles from './ProductPage.module.css'
import { ProductTitle } from './ProductTitle'
import { useAddToBasket } from './useAddToBasket'
import { useGalleryPart } from './useGalleryPart'
import { useProductNews } from './useProductNews'
import { useVersion } from './useVersion'
import { Walls } from './Walls'

/** A version that can be kept on a list, by the shop's ids, with its price in euro and whether it can be had. */
interface KeptVersion {
  id_product: number
  id_product_attribute: number
  price_then: number
  in_stock_then: boolean
}

interface ProductPageProps {
  content: ProductContent
  breadcrumbs: readonly Crumb[]
  /** The button that keeps a version on the wishlist. */
  Heart: ComponentType<{ wish: KeptVersion }>
}

const gonePage = () => import('./gone/GonePage').then((chunk) => chunk.GonePage)

/** A product with all its versions; on a SKU page that version is the one in view. */
export function ProductPage({ content, breadcrumbs, Heart }: ProductPageProps) {
  const { brand } = content
  const language = useLanguage()
  const words = useWords('catalogue')
  const { product, gone = false, country } = useProductNews(content.product)
  const choice = useVersion(product, content.id_sku)
  const { version } = choice
  const [pointed, setPointed] = useState<Combination | null>(null)
  const { state, add } = useAddToBasket()
  const [wanted, setWanted] = useState(1)
  const row = useRef<HTMLDivElement>(null)
  const Gone = useGalleryPart(gone, gonePage)
  if (Gone) return <Gone name={product.name} {...content} />

  const supply = stockWord(version)
  const quantity = Math.max(1, Math.min(wanted, version.stock))
  const price = priceParts(version.price, false, words.wall, language)
  const isFreelyDelivered = version.price.amount >= deliveryCost(product.bulky).freeFrom
  const kept = { id_product: product.id_product, id_product_attribute: version.id_product_attribute }
  const addToBasket = () => void add(kept, quantity)
  const name = `${product.name}, ${version.name}`
  const scene = product.scenes[0]
  const drawing = content.drawings[version.id_sku] ?? content.drawing
  const preview = pointed && pointed.id_sku !== version.id_sku ? pointed.pictures[0] : null
  return (
    <>
      <div className={styles.product}>
        <Gallery
          key={version.id_sku}
          pictures={galleryPictures(version, product.combinations)}
          preview={preview ?? null}
        />
        <div className={styles.buy}>
          <Trail breadcrumbs={breadcrumbs} />
          <ProductTitle product={product} brand={brand} price={price} freeDelivery={isFreelyDelivered} />
          <div className={styles.rows}>
            <OptionRows choice={choice} onPoint={setPointed} />
            <BuyRow
              quantity={quantity}
              left={version.stock}
              state={state}
              onQuantity={setWanted}
              onAdd={addToBasket}
              row={row}
              heart={<Heart wish={{ ...kept, price_then: version.price.amount, in_stock_then: version.stock > 0 }} />}
            />
            <BuyLinks name={name} />
            <DeliveryPromise brand={brand.name} supply={supply} delivery={version.delivery} country={country} />
            <ProductDetails product={product} />
          </div>
        </div>
        {drawing && (
          <MeasureDrawing
            name={product.name}
            drawing={drawing}
            dimensions={{ ...product.dimensions, ...version.dimensions }}
          />
        )}
      </div>
      <section className={`wrap ${styles.measures}`}>
        <MeasureTable product={product} version={version} />
        {scene && (
          <figure>
            <Picture picture={scene} alt="" sizes="(min-width:64em) 55vw,100vw" />
            <figcaption className={`${text.sm} ${text.stone}`}>{scene.alt}</figcaption>
          </figure>
        )}
      </section>
      <Walls {...content} />
      {supply.kind !== 'sold_out' && (
        <BuyBar name={name} amount={price.amount} busy={state === 'busy'} onAdd={addToBasket} row={row} />
      )}
    </>
  )
}
