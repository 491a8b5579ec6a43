import { Person } from '../../../ui/figure/Person'
import * as styles from './drawing.module.css'

const mmPerCm = 10

export function LabelledPerson({ x, label }: { x: number; label: string }) {
  return (
    <g transform={`translate(${x} 0)`} className={styles.person}>
      <g transform={`scale(${mmPerCm})`}>
        <Person />
      </g>
      <text y={-1830} textAnchor="middle">
        {label}
      </text>
    </g>
  )
}
