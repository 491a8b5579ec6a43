import * as styles from './Skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths, or a ratio ("4/5") in place of the height: the exact shape of what is coming. */
  width?: string
  height?: string
  ratio?: string
  className?: string
}

/** Stands for what is on its way; a screen reader hears nothing of it. */
export function Skeleton({ width, height, ratio, className = '' }: SkeletonProps) {
  return (
    <span
      className={`${styles.block} ${className}`.trim()}
      style={{ width, height, aspectRatio: ratio }}
      aria-hidden="true"
    />
  )
}
