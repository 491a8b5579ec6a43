import { useState } from 'react'
import type { HomeContent } from '../../pageTable/contents/home'
import { useMessages } from '../../i18n/useMessages'
import { TextLink } from '../../ui/button/TextLink'
import { lazyPart } from '../../ui/page/lazyPart'
import { Nearby } from '../../ui/page/Nearby'
import { SectionHead } from '../../ui/page/SectionHead'
import { ProductGrid } from '../productList/productGrid/ProductGrid'
import type { PaintedProducts } from './WallColours'
import * as styles from './NewArrivals.module.css'
import * as walls from '../productList/wall.module.css'

const WallColours = lazyPart(() => import('./WallColours').then((chunk) => chunk.WallColours))

/**
 * Without scripts, and until the code of the colours has loaded, each colour is a link to the new products in that
 * colour.
 */
export function NewArrivals({
  newProducts,
  hasNew,
  newProductsPath,
  colours,
}: Pick<HomeContent, 'newProducts' | 'hasNew' | 'newProductsPath' | 'colours'>) {
  const messages = useMessages('catalogue').home
  const [{ wall, products = newProducts, moreLink }, setPaintedProducts] = useState<PaintedProducts>({})
  return (
    <section className={`${styles.section} ${walls.wall}`} data-wall={wall}>
      <div className="wrap">
        <SectionHead title={hasNew ? messages.newArrivals : messages.selection}>
          {hasNew && <TextLink to={moreLink?.path ?? newProductsPath}>{moreLink?.name ?? messages.showAll}</TextLink>}
        </SectionHead>
        {colours.length > 0 && (
          <Nearby
            Part={WallColours}
            props={{ colours, products: newProducts, onPaint: setPaintedProducts }}
            className={`${styles.colours}`}
          >
            {colours.map(({ key, name, swatch, path }) => (
              <a key={key} href={path}>
                <i style={{ background: swatch }} />
                <span>{name}</span>
              </a>
            ))}
          </Nearby>
        )}
        <ProductGrid products={products} />
      </div>
    </section>
  )
}
