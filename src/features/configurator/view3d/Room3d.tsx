import { type CSSProperties, memo } from 'react'
import type { Slope, Wall } from '../design/Design'
import { WallShape } from '../drawing/WallShape'
import type { Scene } from './layOutScene'
import * as styles from './Room3d.module.css'

interface Room3dProps {
  wall: Wall
  scene: Scene
}

/** The distances by which a part's shadow on the wall is shifted to the right and down, for each mm of its depth. */
const shadow = { right: 0.25, down: 0.35 }
/** Where a part touches the wall, its shadow is short and deep. */
const contact = { right: 0.05, down: 0.12 }
/** A part lower than this in mm has a shadow on the floor. */
const maxShadowHeight = 600

/** The room in 3D: the wall with the shadows of the parts, the side walls, the floor and a sloping ceiling. */
export const Room3d = memo(function Room3d({ wall, scene }: Room3dProps) {
  const { width, height, slope } = wall
  const sides = ['left', 'right'] as const
  return (
    <>
      <i className={styles.beyond} />
      <svg viewBox={`0 ${-height} ${width} ${height}`} className={styles.wall}>
        <WallShape wall={wall} />
        {[shadow, contact].map(({ right, down }) => (
          <g key={right} className={styles.shadow}>
            {scene.parts.map(({ key, depth, ...part }) => (
              <rect
                key={key}
                x={part.x + depth * right}
                y={-part.y - part.height + depth * down}
                width={part.width}
                height={part.height}
              />
            ))}
          </g>
        ))}
      </svg>
      <i className={styles.light} />
      <div className={styles.floor}>
        {scene.parts
          .filter(({ y }) => y < maxShadowHeight)
          .map(({ key, x, y, width: solidWidth, depth }) => (
            <i
              key={key}
              style={
                {
                  '--x': x + y * shadow.right,
                  '--w': solidWidth,
                  '--d': depth,
                  opacity: 1 - y / maxShadowHeight,
                } as CSSProperties
              }
            />
          ))}
      </div>
      {sides.map((side) => (
        <i
          key={side}
          className={styles[side]}
          style={{ '--side': slope?.side === side ? slope.low : height } as CSSProperties}
        />
      ))}
      {slope && <i className={styles[`${slope.side}Slope`]} style={measureSlope(slope, height)} />}
    </>
  )
})

/** Returns the length and the angle of a sloping ceiling. */
function measureSlope({ run, low }: Slope, height: number): CSSProperties {
  const angle = Math.atan2(height - low, run)
  return { '--low': low, '--length': Math.hypot(run, height - low), '--slope': `${angle}rad` } as CSSProperties
}
