import { useEffect, useState, type ComponentType } from 'react'

/**
 * A component that a page can do without until it is wanted: its code and its styles are
 * fetched then, and it is null meanwhile. What could not be fetched is tried again when it
 * is next wanted. `load` must be the same function at every render.
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
