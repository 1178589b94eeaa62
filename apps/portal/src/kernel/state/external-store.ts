import { useSyncExternalStore } from 'react'

/** A value outside React, to whose changes components can subscribe. */
export interface ExternalStore<T> {
  readonly get: () => T
  readonly set: (next: T) => void
  readonly subscribe: (onChange: () => void) => () => void
}

export const createExternalStore = <T>(initial: T): ExternalStore<T> => {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

export const useExternalStore = <T>(store: Pick<ExternalStore<T>, 'get' | 'subscribe'>): T =>
  useSyncExternalStore(store.subscribe, store.get)
