import { type ComponentType, type RefObject, useEffect, useState } from 'react'

const inUse = ':active, :focus-within'

/**
 * Returns a component that is loaded with its styles when it is first wanted, and null until then. A failed load is
 * repeated the next time the component is wanted. `load` must be the same function in every render.
 * @param place an element in which the component stays when it is no longer wanted. While the element is pressed or
 * focused, the component does not replace its content, because the press or the focus would be lost. It then appears the
 * next time it is wanted
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
