import { forwardRef } from 'react'
import { useWords } from '../../../i18n/useWords'
import { UnitShapes } from '../drawing/UnitShapes'
import { Measures } from '../drawing/Measures'
import { Room } from '../drawing/Room'
import { createViewBox, formatViewBox } from '../drawing/viewBox'
import { usePlanner } from '../planner/PlannerContext'
import * as styles from './share.module.css'

/** The drawing as it is saved: without buttons and selection. */
export const DesignPicture = forwardRef<SVGSVGElement>(function DesignPicture(_, ref) {
  const { design, system } = usePlanner()
  const { person } = useWords('configurator').tools
  return (
    <svg ref={ref} viewBox={formatViewBox(createViewBox(design.wall))} className={styles.picture} aria-hidden="true">
      <Room wall={design.wall} person={person} />
      <UnitShapes design={design} system={system} />
      <Measures design={design} system={system} />
    </svg>
  )
})
