import { type CSSProperties, memo } from 'react'
import type { Slope, Wall } from '../design/Design'
import { WallShape } from '../drawing/WallShape'
import type { Scene } from './layOutScene'
import * as styles from './Room3d.module.css'

/** In mm for each mm of the part's depth. */
const castShadow = { right: 0.25, down: 0.35 }
const contactShadow = { right: 0.05, down: 0.12 }
/** Parts that hang higher than this, in mm, cast no shadow on the floor. */
const maxShadowHeight = 600

export const Room3d = memo(function Room3d({ wall, scene }: { wall: Wall; scene: Scene }) {
  const { width, height, slope } = wall
  const sides = ['left', 'right'] as const
  return (
    <>
      <i className={styles.beyond} />
      <svg viewBox={`0 ${-height} ${width} ${height}`} className={styles.wall}>
        <WallShape wall={wall} />
        {[castShadow, contactShadow].map(({ right, down }) => (
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
                  '--x': x + y * castShadow.right,
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
      {slope && <i className={styles[`${slope.side}Slope`]} style={buildSlopeStyle(slope, height)} />}
    </>
  )
})

function buildSlopeStyle({ run, low }: Slope, height: number): CSSProperties {
  const slopeAngle = Math.atan2(height - low, run)
  return { '--low': low, '--length': Math.hypot(run, height - low), '--slope': `${slopeAngle}rad` } as CSSProperties
}
