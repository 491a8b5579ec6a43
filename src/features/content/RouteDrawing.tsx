import type { RoutePlan } from '../../pageTable/contents/content'
import * as text from '../../ui/text.module.css'
import * as styles from './RouteDrawing.module.css'

/** In metres. */
const scaleLength = 100
/** In metres. The door is drawn larger than it is, so that users can see it. */
const doorSize = { width: 12, height: 14 }

/** Screen readers skip the plan, because the caption describes the route. */
export function RouteDrawing({ plan, text: caption }: RoutePlan) {
  const [width, height] = plan.size
  const [stopX, stopY] = plan.stop
  const [doorX, doorY] = plan.door
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <polygon className={styles.water} points={plan.water.join(' ')} />
        {plan.streets.map(({ line: [x1, y1, x2, y2] }) => (
          <line key={`${x1} ${y1}`} className={styles.street} x1={x1} y1={y1} x2={x2} y2={y2} />
        ))}
        {plan.streets.map(({ name, label }) =>
          label ? (
            <text key={name} x={label[0]} y={label[1]}>
              {name}
            </text>
          ) : null,
        )}
        <polyline className={styles.path} points={plan.path.join(' ')} />
        <circle className={styles.stop} cx={stopX} cy={stopY} r="6" />
        <rect className={styles.door} x={doorX - doorSize.width / 2} y={doorY - doorSize.height / 2} {...doorSize} />
        <path className={styles.scale} d={`M16 ${height - 14}v-6m0 3h${scaleLength}m0-3v6`} />
        <text x={scaleLength + 24} y={height - 11}>
          {scaleLength} m
        </text>
      </svg>
      <figcaption className={text.sm}>{caption}</figcaption>
    </figure>
  )
}
