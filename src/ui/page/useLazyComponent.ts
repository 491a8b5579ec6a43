import { type ComponentType, type RefObject, useEffect, useState } from 'react'

const inUse = ':active, :focus-within'

/**
 * A component that a page can do without until it is wanted: its code and its styles are fetched then, and it is null
 * meanwhile. What could not be fetched is tried again when it is next wanted. `load` must be the same function at every
 * render.
 * @param place where the component comes to stay, also when it is no longer wanted. It does not come while the shopper is
 * about to use what is there instead, so that neither a press nor the focus is lost, but when it is next wanted
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
