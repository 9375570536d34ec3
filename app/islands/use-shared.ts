import { useSyncExternalStore } from 'react'
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla'
import { seedOf } from './shared.ts'

/**
 * The state now; renders again at every change of it. While hydrating it is the state as the
 * server had it, however late the island is hydrated, so the HTML always fits.
 */
export function useShared<T extends object>(state: T): Snapshot<T> {
  return useSyncExternalStore(
    (notify) => subscribe(state, notify),
    () => snapshot(state),
    () => seedOf(state),
  )
}
