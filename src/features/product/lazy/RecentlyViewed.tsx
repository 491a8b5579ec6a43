import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../../ui/page/lazyPart'
import { useNear } from '../../../ui/page/useNear'
import { historyKeys } from '../../../store/browser/deviceHistory'
import { cardsPerRow } from '../../../pageTable/contents/lists'
import { readStoredJson } from '../../../store/browser/readStoredJson'
import { writeStored } from '../../../store/browser/storage'
import * as styles from '../../productList/productGrid/ProductRow.module.css'

const nearMargin = '800px'
const RecentlyViewedGrid = lazyPart(() => import('./RecentlyViewedGrid').then((chunk) => chunk.RecentlyViewedGrid))

/**
 * Records this product as viewed. Reserves the height of the section before the products load, so that nothing shifts.
 */
export function RecentlyViewed({ id }: { id: number }) {
  const container = useRef<HTMLDivElement>(null)
  const [ids, setIds] = useState<number[]>([])
  const isNear = useNear(container, nearMargin, ids.length > 0)

  useEffect(() => {
    const otherIds = readRecentlyViewed().filter((otherId) => otherId !== id)
    if (otherIds.length >= cardsPerRow) setIds(otherIds)
    rememberViewedProduct(id)
  }, [id])
  return (
    <div ref={container} className={ids.length > 0 ? styles.place : undefined}>
      <RecentlyViewedGrid ids={ids} isWanted={isNear} />
    </div>
  )
}

const storageKey = historyKeys.viewed
/** This product, and twice as many products as the section shows, because some may no longer be sold. */
const maxStoredIds = 9

/** The latest product comes first. Ignores invalid values in storage. */
export function readRecentlyViewed(): number[] {
  const storedIds = readStoredJson('local', storageKey)
  if (!Array.isArray(storedIds)) return []
  const ids = storedIds.filter((id): id is number => Number.isSafeInteger(id) && id > 0)
  return [...new Set(ids)].slice(0, maxStoredIds)
}

export function rememberViewedProduct(id: number): void {
  const otherIds = readRecentlyViewed().filter((otherId) => otherId !== id)
  writeStored('local', storageKey, JSON.stringify([id, ...otherIds].slice(0, maxStoredIds)))
}
