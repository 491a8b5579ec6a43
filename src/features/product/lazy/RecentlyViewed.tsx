import { useEffect, useRef, useState } from 'react'
import { useLazyProductSection } from '../useLazyProductSection'
import { historyKeys } from '../../../store/browser/deviceHistory'
import { readStored, writeStored } from '../../../store/browser/storage'
import * as styles from './RecentlyViewed.module.css'

/** Fewer products do not fill a row. */
const minShown = 4

/** The distance from the viewport at which the section is fetched. */
const near = { rootMargin: '800px' }
const recentlyViewedGrid = () => import('./RecentlyViewedGrid').then((chunk) => chunk.RecentlyViewedGrid)

/**
 * Shows recently viewed products at the end of a product page, and records this product as viewed. The height of the
 * section is reserved before anything is fetched, so that nothing shifts.
 */
export function RecentlyViewed({ id }: { id: number }) {
  const place = useRef<HTMLDivElement>(null)
  const [ids, setIds] = useState<number[]>([])
  const [wanted, setWanted] = useState(false)
  const Grid = useLazyProductSection(wanted, recentlyViewedGrid)

  useEffect(() => {
    const others = readRecentlyViewed().filter((other) => other !== id)
    if (others.length >= minShown) setIds(others)
    rememberViewed(id)
  }, [id])
  useEffect(() => {
    if (!place.current || ids.length === 0 || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setWanted(true), near)
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [ids])
  return (
    <div ref={place} className={ids.length > 0 ? styles.place : undefined}>
      {Grid && <Grid ids={ids} />}
    </div>
  )
}

const key = historyKeys.viewed
/** The eight products shown and the page's own product. */
const maxStored = 9

/** Returns the ids of the products that were viewed on this device, latest first. Invalid entries are ignored. */
export function readRecentlyViewed(): number[] {
  try {
    const stored: unknown = JSON.parse(readStored('local', key) ?? '[]')
    const ids = Array.isArray(stored) ? stored.filter((id): id is number => Number.isSafeInteger(id) && id > 0) : []
    return [...new Set(ids)].slice(0, maxStored)
  } catch {
    return []
  }
}

export function rememberViewed(id: number): void {
  const others = readRecentlyViewed().filter((other) => other !== id)
  writeStored('local', key, JSON.stringify([id, ...others].slice(0, maxStored)))
}
