import * as styles from './Skeleton.module.css'

interface SkeletonProps {
  /** The size of the loading content, in CSS lengths. A ratio ("4/5") can replace the height. */
  width?: string
  height?: string
  ratio?: string
  className?: string
}

export function Skeleton({ width, height, ratio, className = '' }: SkeletonProps) {
  return (
    <span
      className={`${styles.block} ${className}`.trim()}
      style={{ width, height, aspectRatio: ratio }}
      aria-hidden="true"
    />
  )
}
