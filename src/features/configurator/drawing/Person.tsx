import * as styles from './drawing.module.css'

/** The outline of a person of 1.75 m, drawn around x = 0 and standing at y = 0. */
const outline =
  'M0 -1750c52 0 86 42 86 100s-34 112 -86 112s-86 -54 -86 -112s34 -100 86 -100zM-40 -1560h80v60c92 14 150 54 164 150l44 470c2 40 -52 48 -60 8l-60 -330l-6 330l-30 850c-4 34 -84 34 -86 0l-6 -780l-6 780c-2 34 -82 34 -86 0l-30 -850l-6 -330l-60 330c-8 40 -62 32 -60 -8l44 -470c14 -96 72 -136 164 -150z'

/** A person to compare sizes with. */
export function Person({ x, label }: { x: number; label: string }) {
  return (
    <g transform={`translate(${x} 0)`} className={styles.person}>
      <path d={outline} />
      <text y={-1830} textAnchor="middle">
        {label}
      </text>
    </g>
  )
}
