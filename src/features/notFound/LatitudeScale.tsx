import * as styles from './NotFound.module.css'

/** Degrees north, from the pole down, one tick per degree and a figure at every seventh. */
const degrees = Array.from({ length: 36 }, (_, index) => ({
  latitude: 90 - index,
  y: Math.round(20 + (index * 600) / 35),
}))
const isNamed = ({ latitude }: { latitude: number }) => (90 - latitude) % 7 === 0
const ticks = degrees
  .map((degree) => `M${isNamed(degree) ? 150 : 176} ${degree.y}h${isNamed(degree) ? 50 : 24}`)
  .join('')

/** The measure line of the 404 page: how far north the visitor has come. */
export function LatitudeScale() {
  return (
    <svg className={styles.scale} viewBox="0 0 220 640" aria-hidden="true">
      <path d={`${ticks}M200 20v600`} strokeWidth="1" />
      <path d="M206 20h14" strokeWidth="3" />
      {degrees.filter(isNamed).map(({ latitude, y }) => (
        <text key={latitude} x="138" y={y + 5} textAnchor="end">
          {latitude}° N
        </text>
      ))}
    </svg>
  )
}
