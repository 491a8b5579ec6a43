import { act } from '@testing-library/react'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  const backOrForth = () => act(listener)
  listeners.add(listener)
  window.addEventListener('popstate', backOrForth)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', backOrForth)
  }
}

export const address = () => window.location.pathname + window.location.search

/** Renders again after every change of the URL, as Gatsby's router does. */
export const useAddress = () => useSyncExternalStore(subscribe, address)

/** Called after a change of the URL that the browser's own buttons did not cause. */
export const addressChanged = () => listeners.forEach((listener) => listener())

/** Replaces Gatsby's `navigate`, so that links and steps work in the test. */
export function fakeRouter() {
  const go = jest.fn((to: string, options: { replace?: boolean } = {}) => {
    window.history[options.replace ? 'replaceState' : 'pushState'](null, '', to)
    addressChanged()
    return Promise.resolve()
  })
  Object.assign(globalThis, { ___navigate: go })
  return go
}
