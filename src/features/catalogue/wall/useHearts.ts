import { useEffect, useRef, useState } from 'react'
import { useLater } from '../../../design/useLater'
import { onShopOpened } from '../../../state/door'

const tileHeart = () => import(/* webpackChunkName: "hearts" */ './TileHeart').then((chunk) => chunk.TileHeart)

/**
 * The hearts of a wall, which are not in the HTML: they come when the wall is on the screen and the shop is open, which is
 * as soon as the page rests for who has a cart or an account, and for others when they first move. The ref is the wall's.
 * @param there whether there is a wall at all
 */
export function useHearts(there: boolean) {
  const wall = useRef<HTMLUListElement>(null)
  const [wanted, want] = useState(false)
  useEffect(() => {
    if (!there) return undefined
    let watch: IntersectionObserver | undefined
    const leave = onShopOpened(() => {
      if (!wall.current || !('IntersectionObserver' in window)) return
      watch?.disconnect()
      watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && want(true))
      watch.observe(wall.current)
    })
    return () => {
      leave()
      watch?.disconnect()
    }
  }, [there])
  return [wall, useLater(wanted, tileHeart)] as const
}
