import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { schedule } from '../jobs/index.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** It forgets from which network addresses came what strangers sent before an instant. */
    forgetsSenders: (writer: Writer, before: string) => void
  }
}

export const forgetJob = 'senders.forget'

const dayMs = 86_400_000

/**
 * Where a stranger's request came from bounds how much one place sends in a day, and is kept no longer:
 * it is forgotten within two. For whoever has just written such an address down.
 */
export function forgetSenderLater(writer: Writer, { now }: Pick<FirmContext, 'now'>): void {
  // One job a day, which later requests of that day move by less than it.
  const key = now.toISOString().slice(0, 10)
  const dueAt = new Date(now.getTime() + dayMs + 60_000)
  schedule(writer, { kind: forgetJob, key, dueAt, payload: null })
}

/** Has every module forget the addresses of more than a day ago. */
export function forgetSenders(writer: Writer, { now }: Pick<FirmContext, 'now'>): void {
  const before = new Date(now.getTime() - dayMs).toISOString()
  for (const forget of hooks('forgetsSenders')) forget(writer, before)
}
