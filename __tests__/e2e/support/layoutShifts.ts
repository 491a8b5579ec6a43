/** Adds up the layout shifts of the page (Layout Instability API). It runs before the scripts of the page. */
export const watchShifts = () => {
  const shifts = { total: 0 }
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.total += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

export const readShifts = () => (window as unknown as { shifts: { total: number } }).shifts.total

/** Resolves after the next frame, after which the browser reports the shifts of the one before. */
export const waitForFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
