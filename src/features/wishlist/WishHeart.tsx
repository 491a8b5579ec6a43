import { useEffect, useState } from 'react'
import { IconButton } from '../../design/IconButton'
import { useWords } from '../../i18n/useWords'
import * as styles from './WishHeart.module.css'
import type { Wish } from './wishes'

const wishList = () => import(/* webpackChunkName: "after" */ './wishes')

/** The heart beside the main button: puts a version on the wishlist, or takes it off. The list is fetched after the page. */
export function WishHeart({ id_product, id_product_attribute }: Wish) {
  const words = useWords('catalogue').product
  const [wished, setWished] = useState(false)
  useEffect(() => {
    let left = false
    let stop = () => {}
    wishList().then(
      ({ isWished, onWishes }) => {
        if (left) return
        const read = () => setWished(isWished({ id_product, id_product_attribute }))
        read()
        stop = onWishes(read)
      },
      () => undefined,
    )
    return () => {
      left = true
      stop()
    }
  }, [id_product, id_product_attribute])
  const toggle = () =>
    wishList().then(
      ({ toggleWish }) => toggleWish({ id_product, id_product_attribute }),
      () => undefined,
    )
  return (
    <IconButton
      icon="heart"
      label={words.wish}
      aria-pressed={wished}
      className={styles.heart}
      onClick={() => void toggle()}
    />
  )
}
