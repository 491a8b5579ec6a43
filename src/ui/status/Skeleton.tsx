import * as styles from './Skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths, or a ratio ("4/5") instead of the height: the exact shape of what is loading. */
  width?: string
  height?: string
  ratio?: string
  className?: string
}

/** A placeholder of something that is loading; screen readers skip it. */
export function Skeleton({ width, height, ratio, className = '' }: SkeletonProps) {
  return (
    <span
      className={`${styles.block} ${className}`.trim()}
      style={{ width, height, aspectRatio: ratio }}
      aria-hidden="true"
    />
  )
}
