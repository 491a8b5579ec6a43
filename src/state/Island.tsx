import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { openShop } from './door'
import type { ShopStore } from './store'

type IslandProps<Props extends object> = {
  /** Fetches the component, e.g. `() => import('./CartOverview').then((chunk) => chunk.CartOverview)`. */
  load: () => Promise<ComponentType<Props>>
  /** Fetches what else the component needs, its words above all. */
  prepare?: () => Promise<unknown>
  /** In the HTML and until all is there: the same size as what comes. */
  placeholder: ReactNode
  /** When a part could not be fetched: a message and a button that calls `retry`. */
  failed: (retry: () => void) => ReactNode
} & (object extends Props ? { props?: Props } : { props: Props })

interface Parts<Props> {
  Component: ComponentType<Props>
  Provider: ComponentType<{ shop: ShopStore; children: ReactNode }>
  shop: ShopStore
}

/**
 * A part of the page that needs the shop. Its code, its words and the store are fetched
 * together after the page has shown. `load` and `prepare` of the first render are kept.
 */
export function Island<Props extends object>({ load, prepare, placeholder, failed, props }: IslandProps<Props>) {
  const [fetchers] = useState({ load, prepare })
  const [attempt, setAttempt] = useState(1)
  const [parts, setParts] = useState<Parts<Props> | 'failed' | null>(null)

  useEffect(() => {
    let left = false
    const show = (result: Parts<Props> | 'failed') => {
      if (!left) setParts(result)
    }
    Promise.all([fetchers.load(), openShop(), import('./ShopProvider'), fetchers.prepare?.()]).then(
      ([Component, shop, { ShopProvider }]) => show({ Component, shop, Provider: ShopProvider }),
      () => show('failed'),
    )
    return () => {
      left = true
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
      <Component {...((props ?? {}) as Props)} />
    </Provider>
  )
}
