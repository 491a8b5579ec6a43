import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { Combination, Product } from '../../contract/product'
import { Picture } from '../../ui/figure/Picture'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMessages } from '../../i18n/useMessages'
import { type ProductContent, renameLastCrumb } from '../../pageTable/contents/product'
import type { Crumb } from '../../pageTable/pageContext'
import { CatalogueBreadcrumb } from '../productList/CatalogueBreadcrumb'
import { formatPriceParts } from '../variant/formatPriceParts'
import { getStockStatus } from '../variant/stockStatus'
import { BuyBar, BuyRow } from './BuyRow'
import { BuyLinks } from './BuyLinks'
import { getDeliveryCost } from '../variant/getDeliveryCost'
import { ProductDetails } from './ProductDetails'
import { DeliveryPromise } from './DeliveryPromise'
import { Gallery } from './Gallery'
import { MeasureDrawing } from './drawing/MeasureDrawing'
import { MeasureTable } from './MeasureTable'
import { useVariant, VariantPickers } from './VariantPickers'
import { ProductTitle } from './ProductTitle'
import { lazyPart } from '../../ui/page/lazyPart'
import { RelatedProducts } from './RelatedProducts'
import type { ProductUpdate } from './lazy/watchFreshProduct'
import { selectIsOpen } from '../../store/appSlice'
import { useAddToCart } from '../../store/cart/useAddToCart'
import { runWhenIdle } from '../../store/browser/pageLoad'
import { useAppSelector, useAppStore } from '../../store/hooks'
import type { Wish } from '../../store/wishlist/deviceWishes'
import * as text from '../../ui/text.module.css'
import * as styles from './ProductPage.module.css'

interface ProductPageProps {
  content: ProductContent
  breadcrumbs: readonly Crumb[]
  Heart: ComponentType<{ wish: Wish }>
}

const RemovedProductPage = lazyPart(() =>
  import(/* webpackChunkName: "unavailable" */ './lazy/RemovedProductPage').then((chunk) => chunk.RemovedProductPage),
)
const SoldOutSection = lazyPart(() =>
  import(/* webpackChunkName: "unavailable" */ './lazy/SoldOutSection').then((chunk) => chunk.SoldOutSection),
)

export function ProductPage({ content, breadcrumbs, Heart }: ProductPageProps) {
  const { brand } = content
  const language = useLanguage()
  const messages = useMessages('catalogue')
  const { product, isRemoved = false, country } = useFreshProduct(content.product)
  const choice = useVariant(product, content.id_sku)
  const { variant } = choice
  const [pointedVariant, setPointedVariant] = useState<Combination | null>(null)
  const { isBusy, error, run: add } = useAddToCart()
  const [wantedQuantity, setWantedQuantity] = useState(1)
  const buyRow = useRef<HTMLDivElement>(null)
  const stockStatus = getStockStatus(variant)
  const [isReplaced, setIsReplaced] = useState(false)
  useEffect(() => {
    // The product remains visible until the page that replaces it has loaded.
    if (isRemoved)
      RemovedProductPage.preload(language).then(
        () => setIsReplaced(true),
        () => undefined,
      )
  }, [isRemoved, language])
  if (isReplaced) return <RemovedProductPage name={product.name} {...content} />

  const quantity = Math.max(1, Math.min(wantedQuantity, variant.stock))
  const price = formatPriceParts(variant.price, false, messages.productGrid, language)
  const isDeliveredFree = variant.price.amount >= (getDeliveryCost(product.bulky).freeFrom ?? Infinity)
  const variantIds = { id_product: product.id_product, id_product_attribute: variant.id_product_attribute }
  const picture = variant.pictures[0] ?? product.picture
  const addition = { ...variantIds, name: product.name, variant: variant.name, picture }
  const handleAdd = () => void add({ ...variantIds, quantity }, addition)
  const scene = product.scenes[0] ?? content.room
  const drawing = content.drawings[variant.id_sku] ?? content.drawing
  const crumbs = content.id_sku === null ? breadcrumbs : renameLastCrumb(breadcrumbs, variant.name)
  const preview = pointedVariant && pointedVariant.id_sku !== variant.id_sku ? pointedVariant.pictures[0] : null
  return (
    <>
      <div className={styles.product}>
        <Gallery key={variant.id_sku} product={product} variant={variant} preview={preview ?? null} />
        <div className={styles.buy}>
          <CatalogueBreadcrumb breadcrumbs={crumbs} />
          <ProductTitle
            product={product}
            brand={brand}
            price={price}
            isDeliveredFree={isDeliveredFree}
            isSoldOut={stockStatus.kind === 'sold_out'}
          />
          <div className={styles.rows}>
            <VariantPickers choice={choice} onPoint={setPointedVariant} />
            {stockStatus.kind === 'sold_out' ? (
              <div className={styles.soldOut}>
                <p className={text.lg}>{messages.product.soldOutReason}</p>
                <SoldOutSection key={variant.id_sku} variant={variant} {...content} product={product} />
              </div>
            ) : (
              <>
                <BuyRow
                  quantity={quantity}
                  availableQuantity={variant.stock}
                  isBusy={isBusy}
                  hasFailed={error !== null}
                  onQuantityChange={setWantedQuantity}
                  onAdd={handleAdd}
                  buyRow={buyRow}
                  heart={<Heart wish={{ ...variantIds, price_then: variant.price.amount, in_stock_then: true }} />}
                />
                <BuyLinks addition={addition} />
                {variant.delivery && (
                  <DeliveryPromise
                    brand={brand.name}
                    stockStatus={stockStatus}
                    delivery={variant.delivery}
                    country={country}
                  />
                )}
              </>
            )}
            <ProductDetails product={product} variant={variant} />
          </div>
        </div>
        {drawing && (
          <MeasureDrawing
            name={product.name}
            drawing={drawing}
            dimensions={{ ...product.dimensions, ...variant.dimensions }}
            isBulky={product.bulky}
          />
        )}
      </div>
      <section className={`wrap ${styles.measures}`}>
        <MeasureTable product={product} variant={variant} />
        {scene && (
          <figure>
            <Picture picture={scene} alt="" sizes="(min-width:64em) 55vw,100vw" />
            <figcaption className={`${text.sm} ${text.stone}`}>{scene.alt}</figcaption>
          </figure>
        )}
      </section>
      <RelatedProducts {...content} chosenVariant={variant} />
      {stockStatus.kind !== 'sold_out' && (
        <BuyBar name={product.name} amount={price.amount} isBusy={isBusy} onAdd={handleAdd} buyRow={buyRow} />
      )}
    </>
  )
}

/**
 * Fetches the product once the store is open and the browser is idle. Until then, or if the request fails, returns the
 * product from the build.
 */
function useFreshProduct(builtProduct: Product): ProductUpdate & { product: Product } {
  const store = useAppStore()
  const isOpen = useAppSelector(selectIsOpen)
  const [update, setUpdate] = useState<ProductUpdate>({})
  useEffect(() => {
    if (!isOpen) return undefined
    let isStopped = false
    let stopWatching = () => {}
    const mergeUpdate = (newUpdate: ProductUpdate) => setUpdate((formerUpdate) => ({ ...formerUpdate, ...newUpdate }))
    runWhenIdle(() => {
      import(/* webpackChunkName: "after" */ './lazy/watchFreshProduct').then(
        ({ watchFreshProduct }) => {
          if (!isStopped) stopWatching = watchFreshProduct(store, builtProduct, mergeUpdate)
        },
        () => undefined,
      )
    })
    return () => {
      isStopped = true
      stopWatching()
    }
  }, [isOpen, store, builtProduct])
  return { ...update, product: update.product ?? builtProduct }
}
