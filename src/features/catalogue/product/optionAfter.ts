const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, ' ': 0 }

/**
 * The place that a key leads to in a row of radio buttons (ARIA Authoring Practices): arrows go on, round the ends;
 * the space bar chooses where it stands. null when the key means nothing there.
 */
export function optionAfter(place: number, key: string, count: number): number | null {
  const step = steps[key]
  if (step === undefined || place < 0) return null
  return (place + step + count) % count
}
