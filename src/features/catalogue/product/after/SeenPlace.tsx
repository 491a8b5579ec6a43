import { useEffect, useRef, useState } from 'react'
import { useGalleryPart } from '../useGalleryPart'
import { noteSeen, seenProducts } from './seenProducts'
import * as styles from './SeenPlace.module.css'

/** How near the shopper comes before it is fetched. */
const near = { rootMargin: '800px' }
const seenWall = () => import('../recent/SeenWall').then((chunk) => chunk.SeenWall)

/**
 * The place for what was seen before on this device, at the end of a product's page; notes that this one was seen too.
 * It has its height before anything is fetched, so that nothing moves.
 */
export function SeenPlace({ id }: { id: number }) {
  const place = useRef<HTMLDivElement>(null)
  const [ids, setIds] = useState<number[]>([])
  const [wanted, setWanted] = useState(false)
  const Wall = useGalleryPart(wanted, seenWall)

  useEffect(() => {
    const others = seenProducts().filter((other) => other !== id)
    if (others.length > 0) setIds(others)
    noteSeen(id)
  }, [id])
  useEffect(() => {
    if (!place.current || ids.length === 0 || !('IntersectionObserver' in window)) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setWanted(true), near)
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [ids])
  return (
    <div ref={place} className={ids.length > 0 ? styles.place : undefined}>
      {Wall && <Wall ids={ids} />}
    </div>
  )
}
