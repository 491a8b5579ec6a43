import { type CSSProperties, memo } from 'react'
import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { PartShape } from '../drawing/PartShape'
import type { PartSolid, Scene, Solid } from './layOutScene'
import * as styles from './Unit3d.module.css'

/** Memoized, so that turning the view does not render the unit again. */
export const Unit3d = memo(function Unit3d({ scene, system }: { scene: Scene; system: ShelvingSystem }) {
  return (
    <>
      {scene.ladders.map((ladder) => (
        <Ladder key={ladder.key} solid={ladder} grid={system.grid} />
      ))}
      {scene.parts.map((part) => (
        <SolidPart key={part.key} part={part} />
      ))}
    </>
  )
})

const buildSolidStyle = ({ x, y, width, height, depth, swatch }: Solid) =>
  ({ '--x': x, '--y': y, '--w': width, '--h': height, '--d': depth, '--fill': swatch }) as CSSProperties

/** An upright has a rung between its two rails at every height at which a part can hang. */
function Ladder({ solid, grid }: { solid: Solid; grid: number }) {
  return (
    <div className={styles.solid} style={{ ...buildSolidStyle(solid), '--grid': grid } as CSSProperties}>
      <i className={styles.rungs} />
      <i className={styles.back} />
      <i className={styles.front} />
    </div>
  )
}

/** The sixth face, the back, is against the wall. */
function SolidPart({ part }: { part: PartSolid }) {
  const { type, width, height, swatch } = part
  return (
    <div className={styles.solid} style={buildSolidStyle(part)}>
      {type.form === 'box' ? (
        <svg viewBox={`0 0 ${width} ${height}`} className={styles.front}>
          <PartShape type={type} box={{ x: 0, y: 0, width, height }} swatch={swatch} />
        </svg>
      ) : (
        <i className={styles.front} />
      )}
      <i className={styles.top} />
      <i className={styles.bottom} />
      <i className={styles.left} />
      <i className={styles.right} />
    </div>
  )
}
