import { bringMessages } from '../../../i18n/lateMessages'
import type { Product, Combination } from '../../../contract/product'
import { IconButton } from '../../../ui/button/IconButton'
import { PageLink } from '../../../ui/button/PageLink'
import { Picture } from '../../../ui/figure/Picture'
import { Price } from '../../../ui/page/Price'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useMoney } from '../../../i18n/money'
import { buildProductPath } from '../../../pageTable/paths'
import type { CartAddition } from '../../../store/cart/cartSlice'
import { addToCart } from '../../../store/cart/addToCart'
import { useMutation } from '../../../store/query/useMutation'
import { formatReduction } from '../../variant/formatReduction'
import { loadFullProducts } from '../../../store/catalogue/catalogueApi'
import { fetchEndpoints } from '../../../store/http/links'
import { useAppSelector } from '../../../store/hooks'
import type { AppThunk } from '../../../store/AppThunk'
import { useQuery } from '../../../store/query/useQuery'
import type { CartItem } from '../../../contract/cart'
import * as text from '../../../ui/text.module.css'
import * as styles from './Companions.module.css'

const useMessages = bringMessages('panel')

interface CompanionsProps {
  addedProductId: number
  onLeave: () => void
}

export function Companions({ addedProductId, onLeave }: CompanionsProps) {
  const { cartResult: messages } = useMessages('panel')
  const products = useCompanions(addedProductId)
  if (products.length === 0) return null
  return (
    <section className={styles.companions} aria-labelledby="companions">
      <h3 id="companions">{messages.together}</h3>
      <ul>
        {products.map((product) => (
          <Companion key={product.id_product} product={product} onLeave={onLeave} />
        ))}
      </ul>
    </section>
  )
}

interface CompanionProps {
  product: Product
  onLeave: () => void
}

function Companion({ product, onLeave }: CompanionProps) {
  const { cartResult: messages } = useMessages('panel')
  const language = useLanguage()
  const formatEuro = useMoney()
  const { isBusy, run } = useMutation((addition: CartAddition) => async (dispatch) => {
    await dispatch(addToCart(addition))
    return null
  })
  const variant = pickDefaultVariant(product)
  if (!variant) return null
  const addition = { id_product: product.id_product, id_product_attribute: variant.id_product_attribute, quantity: 1 }
  return (
    <li className={`${styles.companion} ${text.sm}`}>
      <Picture picture={variant.pictures[0] ?? product.picture} sizes="72px" alt="" />
      <div>
        <PageLink to={buildProductPath(product.slugs, language)} onClick={onLeave}>
          {product.name}
        </PageLink>
        <p className={text.stone}>
          {product.brand.name}, {variant.name}
        </p>
        <p>
          <Price amount={formatEuro(variant.price.amount)} {...formatReduction(variant.price, messages, formatEuro)} />
        </p>
      </div>
      <IconButton
        icon="plus"
        label={messages.addThis(product.name)}
        className={styles.add}
        aria-busy={isBusy}
        onClick={() => void run(addition)}
      />
    </li>
  )
}

const loadCompanions =
  (productId: number): AppThunk<Promise<Product[]>> =>
  async (dispatch, _getState, { client }) => {
    const links = await dispatch(fetchEndpoints())
    const ids = (await loadFullProducts(client, links, [productId]))[0]?.id_complementary ?? []
    return ids.length > 0 ? loadFullProducts(client, links, ids) : []
  }

/** Companions are only suggestions, so none are shown if the request fails. */
function useCompanions(productId: number): Product[] {
  const items = useAppSelector((state) => state.cart.cart?.items)
  const { data: products } = useQuery(String(productId), () => loadCompanions(productId), { isPublic: true })
  return pickCompanions(products ?? [], items ?? [])
}

/** Follows docs/look.md, "Side panel". */
const maxCompanions = 3

const pickDefaultVariant = ({ combinations }: Product): Combination | undefined =>
  combinations.find((variant) => variant.default) ?? combinations[0]

export function pickCompanions(
  products: readonly Product[],
  items: readonly Pick<CartItem, 'id_product'>[],
): Product[] {
  const idsInCart = new Set(items.map((item) => item.id_product))
  return products
    .filter((product) => !idsInCart.has(product.id_product) && (pickDefaultVariant(product)?.stock ?? 0) > 0)
    .slice(0, maxCompanions)
}
