import * as styles from './Skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths, or a ratio ("4/5") instead of the height, which match the shape of the loading content. */
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
