import { useEffect, useState, type ComponentType } from 'react'

/**
 * Returns a component that is loaded with its styles once it is wanted; null until then. If loading fails, it is tried
 * again the next time it is wanted. `load` must be the same function at every render.
 */
export function useLazyComponent<Props>(wanted: boolean, load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    if (!wanted || Part) return
    load().then(
      (component) => setPart(() => component),
      () => undefined,
    )
  }, [wanted, Part, load])
  return wanted ? Part : null
}
