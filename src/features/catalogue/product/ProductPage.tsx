import { useRef, useState } from 'react'
import { Picture } from '../../../design/Picture'
import * as text from '../../../design/text.module.css'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import type { ProductContent } from '../../../pageTable/contents'
import type { Crumb } from '../../../pageTable/pageContext'
import { ProductList } from '../list/ProductList'
import { priceParts } from '../price/priceParts'
import { stockWord } from '../wall/stockWord'
import { BuyBar } from './BuyBar'
import { BuyRow } from './BuyRow'
import { deliveryCost } from './deliveryCost'
import { DeliveryPromise } from './DeliveryPromise'
import { Gallery } from './Gallery'
import { galleryPictures } from './galleryPictures'
import { MeasureTable } from './MeasureTable'
import { OptionPicker } from './OptionPicker'
import { optionsOf } from './optionsOf'
import { ProductDetails } from './ProductDetails'
import { ProductTitle } from './ProductTitle'
import { useAddToBasket } from './useAddToBasket'
import { useVersion } from './useVersion'
import { Trail } from '../list/Trail'
import * as styles from './ProductPage.module.css'

interface ProductPageProps {
  content: ProductContent
  breadcrumbs: readonly Crumb[]
}

const oneRow = 4

/** A product with all its versions; on a SKU page that version is the one in view. */
export function ProductPage({ content, breadcrumbs }: ProductPageProps) {
  const { product, brand, complementary, related } = content
  const language = useLanguage()
  const words = useWords('catalogue')
  const { version, pickers, moved, pathOf, choose } = useVersion(product, content.id_sku)
  const { state, add } = useAddToBasket()
  const [wanted, setWanted] = useState(1)
  const row = useRef<HTMLDivElement>(null)

  const supply = stockWord(version)
  const quantity = Math.max(1, Math.min(wanted, version.stock))
  const price = priceParts(version.price, false, words.wall, language)
  const isFreelyDelivered = version.price.amount >= deliveryCost(product.bulky).freeFrom
  const addToBasket = () =>
    void add({ id_product: product.id_product, id_product_attribute: version.id_product_attribute }, quantity)
  const scene = product.scenes[0]
  return (
    <>
      <div className={styles.product}>
        <Gallery key={version.id_sku} pictures={galleryPictures(version, product.combinations)} />
        <div className={styles.buy}>
          <Trail breadcrumbs={breadcrumbs} />
          <ProductTitle product={product} brand={brand} price={price} freeDelivery={isFreelyDelivered} />
          <div className={styles.rows}>
            {pickers.map((picker, index) => (
              <OptionPicker
                key={picker.name}
                id={`choice-${index}`}
                name={picker.name}
                options={optionsOf(picker, pickers, product.combinations, version, pathOf)}
                onChoose={(choice) => choose(picker, choice)}
              />
            ))}
            <p role="status" className={`${text.xxs} ${text.stone}`}>
              {moved}
            </p>
            <BuyRow
              quantity={quantity}
              left={version.stock}
              state={state}
              onQuantity={setWanted}
              onAdd={addToBasket}
              row={row}
            />
            {supply.kind !== 'sold_out' && (
              <DeliveryPromise brand={brand.name} supply={supply} delivery={version.delivery} />
            )}
            <ProductDetails product={product} />
          </div>
        </div>
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
      {complementary.length > 0 && (
        <ProductList title={words.product.complementary} products={complementary.slice(0, oneRow)} />
      )}
      {related.length > 0 && <ProductList title={words.product.related} products={related.slice(0, oneRow)} />}
      {supply.kind !== 'sold_out' && (
        <BuyBar
          name={`${product.name}, ${version.name}`}
          amount={price.amount}
          busy={state === 'busy'}
          onAdd={addToBasket}
          row={row}
        />
      )}
    </>
  )
}
