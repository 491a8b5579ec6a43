import type { MouseEvent } from 'react'
import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import type { Design } from '../design/Design'
import { measurePart } from '../design/measures'
import type { Place } from '../commands/findPlaces'
import { buildBox, enlargeViewBox, type ViewBox } from '../drawing/viewBox'
import { usePlanner } from '../planner/PlannerContext'
import { createPlacementCommand, type PartPlacement } from '../planner/plannerState'
import * as styles from './Stage.module.css'

/**
 * A tap on a band chooses the place nearest to the pointer. The bands are for pointers only: other users choose from
 * the list in the selection panel.
 */
export function PlaceBands({ placement, scale }: { placement: PartPlacement; scale: number }) {
  const { design, system, runCommand } = usePlanner()
  const { kind, places } = placement

  const handleClick = (event: MouseEvent<SVGElement>, band: Band) => {
    const matrix = event.currentTarget.ownerSVGElement?.getScreenCTM?.()
    const y = matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()).y : 0
    const measureDistance = ({ column, at }: Place) => {
      const { bottom, top } = measurePart(design, column, { kind, at }, system)
      return Math.abs((bottom + top) / 2 + y)
    }
    const [nearestPlace] = [...band.places].sort((one, other) => measureDistance(one) - measureDistance(other))
    runCommand(createPlacementCommand(placement, nearestPlace!))
  }
  return (
    <g aria-hidden="true">
      {layOutBands(design, places, kind, system).map((band) => (
        <g key={`${band.places[0]?.column}-${band.places[0]?.at}`} onClick={(event) => handleClick(event, band)}>
          <rect {...band.box} className={styles.band} />
          <rect {...enlargeViewBox(band.box, scale)} className={styles.target} />
        </g>
      ))}
    </g>
  )
}

/** An area of the drawing in one column, in which the part fits at every rung. */
interface Band {
  places: Place[]
  box: ViewBox
}

/**
 * Places at neighbouring rungs form one band.
 * @param places sorted by column, then by height
 */
function layOutBands(design: Design, places: readonly Place[], kind: string, system: ShelvingSystem): Band[] {
  const runs: Place[][] = []
  for (const place of places) {
    const run = runs.at(-1)
    const lastPlace = run?.at(-1)
    if (run && lastPlace?.column === place.column && place.at - lastPlace.at === system.grid) run.push(place)
    else runs.push([place])
  }
  return runs.map((run) => {
    const [{ column, at: minHeight }, { at: maxHeight }] = [run[0]!, run.at(-1)!]
    const { bottom } = measurePart(design, column, { kind, at: minHeight }, system)
    return { places: run, box: buildBox({ ...measurePart(design, column, { kind, at: maxHeight }, system), bottom }) }
  })
}
