import { type ComponentType, type RefObject, useEffect, useState } from 'react'

const inUse = ':active, :focus-within'

/**
 * Returns a component that is loaded with its styles once it is wanted; null until then. If loading fails, it is tried
 * again the next time it is wanted. `load` must be the same function at every render.
 * @param place the element in which the component then stays, also when it is no longer wanted. While the element is
 * pressed or focused, its content is not replaced, so that neither press nor focus is lost; the component then appears
 * the next time it is wanted
 */
export function useLazyComponent<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  place?: RefObject<Element>,
) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    if (!wanted || Part) return
    load().then(
      (component) => {
        if (!place?.current?.matches(inUse)) setPart(() => component)
      },
      () => undefined,
    )
  }, [wanted, Part, load, place])
  return wanted || place ? Part : null
}
