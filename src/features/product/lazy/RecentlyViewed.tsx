import { useEffect, useRef, useState } from 'react'
import { useLazyProductSection } from '../useLazyProductSection'
import { readStored, writeStored } from '../../../store/browser/storage'
import * as styles from './RecentlyViewed.module.css'

/** How near the shopper comes before it is fetched. */
const near = { rootMargin: '800px' }
const recentlyViewedGrid = () => import('./RecentlyViewedGrid').then((chunk) => chunk.RecentlyViewedGrid)

/**
 * The place for what was seen before on this device, at the end of a product's page; notes that this one was seen too.
 * It has its height before anything is fetched, so that nothing moves.
 */
export function RecentlyViewed({ id }: { id: number }) {
  const place = useRef<HTMLDivElement>(null)
  const [ids, setIds] = useState<number[]>([])
  const [wanted, setWanted] = useState(false)
  const Grid = useLazyProductSection(wanted, recentlyViewedGrid)

  useEffect(() => {
    const others = readRecentlyViewed().filter((other) => other !== id)
    if (others.length > 0) setIds(others)
    rememberViewed(id)
  }, [id])
  useEffect(() => {
    if (!place.current || ids.length === 0 || !('IntersectionObserver' in window)) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setWanted(true), near)
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [ids])
  return (
    <div ref={place} className={ids.length > 0 ? styles.place : undefined}>
      {Grid && <Grid ids={ids} />}
    </div>
  )
}

const key = 'upnorth.seen'
/** The eight that are shown, and the one in view. */
const most = 9

/** The products seen last on this device, by id, the latest first. What somebody else wrote there counts for nothing. */
export function readRecentlyViewed(): number[] {
  try {
    const stored: unknown = JSON.parse(readStored('local', key) ?? '[]')
    const ids = Array.isArray(stored) ? stored.filter((id): id is number => Number.isSafeInteger(id) && id > 0) : []
    return [...new Set(ids)].slice(0, most)
  } catch {
    return []
  }
}

export function rememberViewed(id: number): void {
  const others = readRecentlyViewed().filter((other) => other !== id)
  writeStored('local', key, JSON.stringify([id, ...others].slice(0, most)))
}
