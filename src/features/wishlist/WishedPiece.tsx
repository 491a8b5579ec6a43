import type { ComponentType, ReactNode } from 'react'
import type { Combination } from '../../contract/product'
import { PageLink } from '../../design/PageLink'
import { Picture } from '../../design/Picture'
import { Price } from '../../design/Price'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMoney } from '../../i18n/useMoney'
import { useWords } from '../../i18n/useWords'
import { skuPath } from '../../pageTable/paths'
import type { WishedPiece as Piece } from './wishedPieces'
import * as styles from './Wishlist.module.css'

/** What a version's supply is called, as everywhere in the shop. */
export type Supply = ComponentType<{ of: Pick<Combination, 'stock' | 'delivery'> }>

interface WishedPieceProps {
  piece: Piece
  Supply: Supply
  /** What has become better since it was kept. */
  marks?: ReactNode
  /** The heart, on the picture. */
  heart: ReactNode
  /** What can be done with it. */
  children: ReactNode
}

/** A piece of a wishlist with its price and stock of now. */
export function WishedPiece({ piece, Supply, marks, heart, children }: WishedPieceProps) {
  const words = useWords('wishlist')
  const { wall } = useWords('catalogue')
  const language = useLanguage()
  const money = useMoney()
  const { wish, product, version } = piece
  const { amount, regular, lowest_30_days: lowest } = version.price
  const quantity = wish.quantity ?? 1
  return (
    <li className={styles.piece}>
      <Picture picture={version.pictures[0] ?? product.picture} sizes="(min-width:64em) 25vw,50vw" alt="" />
      <div className={styles.words}>
        <PageLink to={skuPath(product.slugs, version.slugs, language)}>{product.name}</PageLink>
        <p>
          <Price
            amount={money(amount)}
            was={regular === null ? undefined : { label: wall.was, amount: money(regular) }}
            lowest={regular === null ? undefined : wall.lowest(money(lowest ?? regular))}
          />
        </p>
        <p className={styles.about}>
          {product.brand.name}, {version.name}
          {quantity > 1 && `, ${words.pieces(quantity)}`}
        </p>
        <p className={styles.about}>
          <Supply of={version} />
        </p>
        {marks}
      </div>
      {heart}
      {children}
    </li>
  )
}
