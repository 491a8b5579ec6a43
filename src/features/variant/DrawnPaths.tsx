import { useEffect, useState } from 'react'

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

const loaded = new Map<string, Promise<readonly string[]>>()

/**
 * Loads the paths of a drawing file once. Rejects when it cannot be fetched or is not a drawing; the next call tries
 * again.
 */
function loadDrawing(href: string): Promise<readonly string[]> {
  const known = loaded.get(href)
  if (known) return known
  const loading = readFile(href)
  loaded.set(href, loading)
  loading.catch(() => loaded.delete(href))
  return loading
}

async function readFile(href: string): Promise<readonly string[]> {
  const answer = await fetch(href, { credentials: 'omit' })
  if (!answer.ok) throw new Error(`The drawing ${href} came with status ${answer.status}`)
  const paths = readPaths(await answer.text())
  if (paths.length === 0) throw new Error(`The file ${href} is not a drawing`)
  return paths
}

const longest = 100_000
const most = 2
const commands = /^[MLHVCSQTAZ\d\s,.eE+-]+$/i

/**
 * Returns the paths of a drawing: outlines and inner lines. The file may come from another host, so nothing else of it
 * reaches the page. Returns none if the text has no paths, more than two paths, or a path with anything but drawing
 * commands.
 */
export function readPaths(svg: string): string[] {
  if (svg.length > longest) return []
  const paths = [...svg.matchAll(/<path\s(?:[^>]*\s)?d="([^"]*)"/g)].map(([, path = '']) => path)
  return paths.length <= most && paths.every((path) => commands.test(path)) ? paths : []
}
