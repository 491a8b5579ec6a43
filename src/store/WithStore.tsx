import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { getStore } from './lazyStore'
import type { AppStore } from './createStore'

interface WithStoreProps<Props extends object> {
  /** Imports the component, e.g. `() => import('./CartOverview').then((chunk) => chunk.CartOverview)`. */
  load: () => Promise<ComponentType<Props>>
  /** Fetches whatever else the component needs, above all its messages. */
  prepare?: () => Promise<unknown>
  /** The content in the HTML and until everything is loaded. It has the size of the component. */
  placeholder: ReactNode
  /** Renders the content after a failed load: a message and a button that calls `retry`. */
  failed: (retry: () => void) => ReactNode
  props: Props
}

interface Parts<Props> {
  Component: ComponentType<Props>
  Provider: ComponentType<{ shop: AppStore; children: ReactNode }>
  shop: AppStore
}

/**
 * Renders a lazy section that needs the store. Its code, its messages and the store are fetched together after the page
 * has been displayed. Later values of `load` and `prepare` are ignored.
 */
export function WithStore<Props extends object>({ load, prepare, placeholder, failed, props }: WithStoreProps<Props>) {
  const [fetchers] = useState({ load, prepare })
  const [attempt, setAttempt] = useState(1)
  const [parts, setParts] = useState<Parts<Props> | 'failed' | null>(null)

  useEffect(() => {
    let unmounted = false
    const show = (result: Parts<Props> | 'failed') => {
      if (!unmounted) setParts(result)
    }
    Promise.all([fetchers.load(), getStore(), import('./StoreProvider'), fetchers.prepare?.()]).then(
      ([Component, shop, { StoreProvider }]) => show({ Component, shop, Provider: StoreProvider }),
      () => show('failed'),
    )
    return () => {
      unmounted = true
    }
  }, [fetchers, attempt])

  const retry = () => {
    setParts(null)
    setAttempt(attempt + 1)
  }
  if (parts === 'failed') return <>{failed(retry)}</>
  if (!parts) return <>{placeholder}</>
  const { Component, Provider, shop } = parts
  return (
    <Provider shop={shop}>
      <Component {...props} />
    </Provider>
  )
}
