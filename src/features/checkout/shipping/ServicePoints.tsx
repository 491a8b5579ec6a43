import { useState } from 'react'
import type { Carrier, ServicePoint } from '../../../contract/checkout'
import { PlanMap } from '../../../design/PlanMap'
import { SlowNote } from '../../../design/SlowNote'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import { formatDistance } from '../../../i18n/distance'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { withChosen } from './carrierChoice'
import { DistanceLine } from './DistanceLine'
import { PointList } from './PointList'
import { PostcodeSearch } from './PostcodeSearch'
import * as styles from './Shipping.module.css'
import { usePointSearch } from './usePointSearch'

interface ServicePointsProps {
  carrier: Carrier
  chosen: ServicePoint | null
  onChoose: (point: ServicePoint) => void
  postcode: string
  onPostcode: (typed: string) => void
  fault: string | null
}

/** Where a parcel can be picked up: a search by postcode, the list, and the same points drawn when wanted. */
export function ServicePoints({ carrier, chosen, onChoose, postcode, onPostcode, fault }: ServicePointsProps) {
  const { shipping, slow } = useWords('checkout')
  const language = useLanguage()
  const search = usePointSearch(carrier, postcode)
  const [drawn, setDrawn] = useState(false)
  const points = withChosen(search.points, chosen)
  const choose = (id: string) => {
    const point = points.find((one) => one.id === id)
    if (point) onChoose(point)
  }
  return (
    <div className={styles.inside}>
      {carrier._links.service_points && (
        <PostcodeSearch
          value={postcode}
          onType={onPostcode}
          busy={search.busy}
          fault={search.fault}
          onSearch={() => search.search(postcode)}
        />
      )}
      <SlowNote underWay={search.busy} text={slow} />
      <VisuallyHidden as="p">
        <span role="status">{search.near && shipping.found(search.points.length, search.near)}</span>
      </VisuallyHidden>
      <DistanceLine
        from={search.near === null ? shipping.nearAddress : shipping.nearPostcode(search.near)}
        points={points}
        chosen={chosen?.id ?? null}
      />
      <PointList key={search.near} points={points} chosen={chosen} onChoose={onChoose} fault={fault} numbered={drawn} />
      {points.length > 1 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={drawn}
          aria-controls="point-map"
          onClick={() => setDrawn(!drawn)}
        >
          {drawn ? shipping.hideMap : shipping.map}
        </button>
      )}
      {drawn && (
        <PlanMap
          id="point-map"
          places={points}
          chosen={chosen?.id ?? null}
          onChoose={choose}
          scaleText={(km) => formatDistance(km, language)}
        />
      )}
    </div>
  )
}
