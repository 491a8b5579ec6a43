import { useEffect, useState } from 'react'

interface DrawnPathsProps {
  href: string
  /** The units of the surrounding SVG per mm of the drawing. */
  scale: number
  /** A file that could not be fetched is requested again when `isNeeded` becomes true. */
  isNeeded: boolean
}

/** In px: the widths of the outlines and of the inner lines. */
const strokeWidths = [1.5, 1]

/** Draws into the surrounding SVG. Shows nothing until the file has loaded. */
export function DrawnPaths({ href, scale, isNeeded }: DrawnPathsProps) {
  const [drawnPaths, setDrawnPaths] = useState<{ href: string; paths: readonly string[] } | null>(null)
  const isLoaded = drawnPaths?.href === href
  useEffect(() => {
    if (!isNeeded || isLoaded) return
    let isStopped = false
    loadDrawing(href).then(
      (paths) => isStopped || setDrawnPaths({ href, paths }),
      () => undefined,
    )
    return () => {
      isStopped = true
    }
  }, [href, isNeeded, isLoaded])
  if (!isLoaded) return null
  return (
    <g transform={`scale(${scale})`} strokeLinecap="round" strokeLinejoin="round">
      {drawnPaths.paths.map((path, index) => (
        <path key={index} d={path} strokeWidth={strokeWidths[index]} />
      ))}
    </g>
  )
}

const drawingRequests = new Map<string, Promise<readonly string[]>>()

/** Rejects if the file cannot be fetched or is not a drawing; the next call then tries again. */
function loadDrawing(href: string): Promise<readonly string[]> {
  const cachedRequest = drawingRequests.get(href)
  if (cachedRequest) return cachedRequest
  const drawingRequest = fetchPaths(href)
  drawingRequests.set(href, drawingRequest)
  drawingRequest.catch(() => drawingRequests.delete(href))
  return drawingRequest
}

async function fetchPaths(href: string): Promise<readonly string[]> {
  const response = await fetch(href, { credentials: 'omit' })
  if (!response.ok) throw new Error(`The drawing ${href} came with status ${response.status}`)
  const paths = readPaths(await response.text())
  if (paths.length === 0) throw new Error(`The file ${href} is not a drawing`)
  return paths
}

const maxSvgLength = 100_000
const maxPaths = 2
const drawingCommandsPattern = /^[MLHVCSQTAZ\d\s,.eE+-]+$/i

/**
 * Returns the paths of the outlines and of the inner lines. The file may come from another host, so nothing else in it
 * reaches the page. Returns an empty list if the text is too long, has more than two paths, or has a path with anything
 * but drawing commands.
 */
export function readPaths(svg: string): string[] {
  if (svg.length > maxSvgLength) return []
  const paths = [...svg.matchAll(/<path\s(?:[^>]*\s)?d="([^"]*)"/g)].map(([, path = '']) => path)
  return paths.length <= maxPaths && paths.every((path) => drawingCommandsPattern.test(path)) ? paths : []
}
