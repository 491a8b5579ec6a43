import { useEffect } from 'react'

/** Gatsby's name for the first entry of a visit. */
const first = 'initial'

/** Back comes to the place on the page that was left, also when a version was chosen there and the address is its own. */
export function useKeptPlace(opened: string, shown: string): void {
  useEffect(() => {
    if (opened === shown) return undefined
    const key = (window.history.state as { key?: string } | null)?.key ?? first
    return () => {
      import(/* webpackChunkName: "after" */ './after/keepPlace').then(
        ({ keepPlace }) => keepPlace(opened, shown, key),
        () => undefined,
      )
    }
  }, [opened, shown])
}
