import { type RefObject, useEffect, useRef } from 'react'

export const zoomRange = { min: 1, max: 4, step: 0.5 }

export const limitZoom = (zoom: number): number => Math.min(zoomRange.max, Math.max(zoomRange.min, zoom))

/**
 * One finger on the selected part drags that part. `touch-action` cannot prevent scrolling there, because it has no
 * effect on an SVG group.
 */
const selectedPartSelector = '[data-item^="part-"][aria-pressed="true"]'

/** Two fingers zoom. One finger scrolls as usual, unless it drags the selected part. */
export function usePinch(elementRef: RefObject<HTMLElement>, zoom: number, onZoom: (zoom: number) => void): void {
  const latestOptions = useRef({ zoom, onZoom })
  latestOptions.current = { zoom, onZoom }
  useEffect(() => {
    const element = elementRef.current
    if (!element) return
    let pinchStart: { distance: number; zoom: number } | null = null
    const measureDistance = ({ touches: [one, other] }: TouchEvent) =>
      one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0
    const handleStart = (event: TouchEvent) => {
      pinchStart =
        event.touches.length === 2 ? { distance: measureDistance(event), zoom: latestOptions.current.zoom } : null
    }
    const handleMove = (event: TouchEvent) => {
      const [touch] = event.touches
      if (
        event.touches.length === 1 &&
        touch?.target instanceof Element &&
        touch.target.closest(selectedPartSelector)
      ) {
        event.preventDefault()
      }
      if (!pinchStart || event.touches.length !== 2 || pinchStart.distance === 0) return
      event.preventDefault()
      latestOptions.current.onZoom(limitZoom((pinchStart.zoom * measureDistance(event)) / pinchStart.distance))
    }
    element.addEventListener('touchstart', handleStart, { passive: true })
    // Only a listener that is not passive can keep the browser from zooming or scrolling the whole page.
    element.addEventListener('touchmove', handleMove, { passive: false })
    return () => {
      element.removeEventListener('touchstart', handleStart)
      element.removeEventListener('touchmove', handleMove)
    }
  }, [elementRef])
}
