import type { Middleware, UnknownAction } from '@reduxjs/toolkit'
import type { ApiClient } from './http/client'
import type { RootState } from './start/rootReducer'

/** `request` contains the values of the query and of the payload. */
export interface ObservedAnswer {
  request: Record<string, unknown>
  answer: unknown
}

/** A listener observes actions and responses without being part of the store. */
export interface StoreListener {
  onAction: (action: UnknownAction, stateBefore: RootState) => void
  onAnswer: (answer: ObservedAnswer) => void
}

const listeners = new Set<StoreListener>()

/** Returns an unsubscribe function. The store need not exist yet. */
export function watchStoreActivity(listener: StoreListener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const announceActions: Middleware<object, RootState> = (store) => (next) => (action) => {
  const stateBefore = store.getState()
  const result = next(action)
  for (const listener of listeners) listener.onAction(action as UnknownAction, stateBefore)
  return result
}

export const announceAnswers = (client: ApiClient): ApiClient => ({
  async request(target, schema, options) {
    const answer = await client.request(target, schema, options)
    if (listeners.size > 0) {
      const query = new URLSearchParams(target.split('?')[1] ?? '')
      const request = { ...Object.fromEntries(query), ...options?.payload }
      for (const listener of listeners) listener.onAnswer({ request, answer })
    }
    return answer
  },
})
