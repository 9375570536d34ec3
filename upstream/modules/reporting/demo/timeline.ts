import { monotonicFactory } from 'ulid'
import type { FirmContext } from '../../../firm/store.ts'

export type Timeline = (time: number) => FirmContext

/** The context at an earlier time: its ids sort where they would have been made then. */
export function timeline(context: FirmContext): Timeline {
  const idAt = monotonicFactory()
  return (time) => ({
    ...context,
    idempotency: null,
    now: new Date(time),
    newId: () => idAt(time),
  })
}
