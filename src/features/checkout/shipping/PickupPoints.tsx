import { type KeyboardEvent, useState } from 'react'
import type { Carrier, ServicePoint } from '../../../contract/checkout'
import { maxPostcodeLength } from '../../../contract/limits'
import { isOffered } from '../../../contract/links'
import { PlanMap } from '../../../ui/figure/PlanMap'
import { SlowNote } from '../../../ui/status/SlowNote'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { formatDistance } from '../../../i18n/distance'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { includeChosenPickupPoint } from './carrierChoice'
import { initialPickupPointCount, PickupPointList } from './PickupPointList'
import { type PickupPointError, usePickupPointSearch } from './usePickupPointSearch'
import { findRoundLengthAbove } from '../../../ui/figure/buildPlan'
import { Button } from '../../../ui/button/Button'
import { Field } from '../../../ui/form/Field'
import * as styles from './Shipping.module.css'
import * as text from '../../../ui/text.module.css'

const useMessages = bringMessages('checkout')

interface PickupPointsProps {
  carrier: Carrier
  chosenPickupPoint: ServicePoint | null
  onChoose: (pickupPoint: ServicePoint) => void
  postcode: string
  onTypePostcode: (typedPostcode: string) => void
  error: string | null
}

export function PickupPoints({
  carrier,
  chosenPickupPoint,
  onChoose,
  postcode,
  onTypePostcode,
  error,
}: PickupPointsProps) {
  const { shipping, slow } = useMessages('checkout')
  const language = useLanguage()
  const pickupPointSearch = usePickupPointSearch(carrier, postcode)
  const [isMapOpen, setIsMapOpen] = useState(false)
  const pickupPoints = includeChosenPickupPoint(pickupPointSearch.pickupPoints, chosenPickupPoint)
  // The numbers on the map are those of the list, so the map shows either all pickup points or none.
  const locatedPickupPoints = pickupPoints.filter(isLocated)
  const mapPlaces = locatedPickupPoints.length === pickupPoints.length ? locatedPickupPoints : []
  const handleChoose = (id: string) => {
    const pickupPoint = pickupPoints.find((candidate) => candidate.id === id)
    if (pickupPoint) onChoose(pickupPoint)
  }
  return (
    <div className={styles.inside}>
      {isOffered(carrier, 'service_points') && (
        <PostcodeSearch
          value={postcode}
          onType={onTypePostcode}
          isBusy={pickupPointSearch.isBusy}
          error={pickupPointSearch.error}
          onSearch={() => pickupPointSearch.search(postcode)}
        />
      )}
      <SlowNote isBusy={pickupPointSearch.isBusy} text={slow} />
      <VisuallyHidden role="status">
        {pickupPointSearch.searchedPostcode &&
          shipping.found(pickupPointSearch.pickupPoints.length, pickupPointSearch.searchedPostcode)}
      </VisuallyHidden>
      <DistanceLine
        startLabel={
          pickupPointSearch.searchedPostcode === null
            ? shipping.nearAddress
            : shipping.nearPostcode(pickupPointSearch.searchedPostcode)
        }
        pickupPoints={pickupPoints}
        chosenId={chosenPickupPoint?.id ?? null}
      />
      <PickupPointList
        key={pickupPointSearch.searchedPostcode}
        pickupPoints={pickupPoints}
        chosenPickupPoint={chosenPickupPoint}
        onChoose={onChoose}
        error={error}
        isNumbered={isMapOpen}
      />
      {mapPlaces.length > 1 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isMapOpen}
          aria-controls="point-map"
          onClick={() => setIsMapOpen(!isMapOpen)}
        >
          {isMapOpen ? shipping.hideMap : shipping.map}
        </button>
      )}
      {isMapOpen && (
        <PlanMap
          id="point-map"
          places={mapPlaces}
          chosenId={chosenPickupPoint?.id ?? null}
          onChoose={handleChoose}
          formatScale={(km) => formatDistance(km, language)}
        />
      )}
    </div>
  )
}

type LocatedPickupPoint = ServicePoint & { latitude: number; longitude: number }

const isLocated = (pickupPoint: ServicePoint): pickupPoint is LocatedPickupPoint =>
  pickupPoint.latitude !== null && pickupPoint.longitude !== null

interface DistanceLineProps {
  /** Names the place from which the distances are measured. */
  startLabel: string
  pickupPoints: readonly ServicePoint[]
  chosenId: string | null
}

/**
 * The line shows the nearest pickup points and the chosen one, because more remote ones would compress the scale.
 * Screen readers skip the line, because the list gives the same distances.
 */
function DistanceLine({ startLabel, pickupPoints, chosenId }: DistanceLineProps) {
  const language = useLanguage()
  const shownPickupPoints = pickupPoints.filter(({ id }, index) => index < initialPickupPointCount || id === chosenId)
  const distances = shownPickupPoints.flatMap(({ id, distance_km: km }) => (km === null ? [] : [{ id, km }]))
  if (distances.length === 0) return null
  const endKm = findRoundLengthAbove(Math.max(...distances.map(({ km }) => km)))
  return (
    <div className={`${styles.distances} ${text.xxs} ${text.stone}`} aria-hidden="true">
      <span>{startLabel}</span>
      <span>{formatDistance(endKm, language)}</span>
      <div className={styles.line}>
        {distances.map(({ id, km }) => (
          <i
            key={id}
            className={id === chosenId ? styles.chosenPoint : undefined}
            style={{ left: `${(km / endKm) * 100}%` }}
          />
        ))}
      </div>
    </div>
  )
}

interface PostcodeSearchProps {
  value: string
  onType: (value: string) => void
  isBusy: boolean
  error: PickupPointError | null
  onSearch: () => void
}

/** The search is inside the form of the step, so Enter must not submit that form. */
function PostcodeSearch({ value, onType, isBusy, error, onSearch }: PostcodeSearchProps) {
  const { shipping } = useMessages('checkout')
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onSearch()
  }
  return (
    <div className={styles.search} role="search" aria-label={shipping.searchLabel}>
      <Field
        id="point-postcode"
        name="point-postcode"
        label={shipping.postcode}
        autoComplete="shipping postal-code"
        autoCapitalize="characters"
        enterKeyHint="search"
        maxLength={maxPostcodeLength}
        value={value}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={handleKeyDown}
        error={error ? shipping[error] : undefined}
      />
      <Button variant="ghost" isBusy={isBusy} onClick={onSearch}>
        {shipping.search}
      </Button>
    </div>
  )
}
