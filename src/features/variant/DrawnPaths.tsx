import { useEffect, useState } from 'react'
import { loadDrawing } from './loadDrawing'

interface DrawnPathsProps {
  href: string
  /** The units of the surrounding SVG per mm of the drawing. */
  scale: number
  /** Whether the drawing is needed. A file that could not be fetched is requested again when this becomes true. */
  isNear: boolean
}

/** The widths in px of the outlines and of the inner lines. */
const strokes = [1.5, 1]

/** Draws the lines of a drawing file into an SVG. Shows nothing until they have loaded. */
export function DrawnPaths({ href, scale, isNear }: DrawnPathsProps) {
  const [drawn, setDrawn] = useState<{ href: string; paths: readonly string[] } | null>(null)
  const isLoaded = drawn?.href === href
  useEffect(() => {
    if (!isNear || isLoaded) return
    let stopped = false
    loadDrawing(href).then(
      (paths) => stopped || setDrawn({ href, paths }),
      () => undefined,
    )
    return () => {
      stopped = true
    }
  }, [href, isNear, isLoaded])
  if (!isLoaded) return null
  return (
    <g transform={`scale(${scale})`} strokeLinecap="round" strokeLinejoin="round">
      {drawn.paths.map((path, index) => (
        <path key={index} d={path} strokeWidth={strokes[index]} />
      ))}
    </g>
  )
}
