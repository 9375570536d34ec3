import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { type TimeEntry, timeContract } from '#contract/projects/time-entries.ts'

/** How long pages may show what ran; whoever starts or stops it here sees it at once. */
const keptMs = 5_000
const maxKept = 2_000

const known = new Map<string, { running: TimeEntry | null; at: number }>()

/** The person’s running entry, with how long it has run. */
export async function findRunningTimer(access: FirmAccess): Promise<TimeEntry | null> {
  const { call, firm } = access
  const key = keyOf(access)
  const kept = known.get(key)
  if (kept && Date.now() - kept.at < keptMs) return laterBy(kept.running, Date.now() - kept.at)
  const { running } = await call(timeContract.running, { firmId: firm.firmId })
  if (known.size >= maxKept) known.clear()
  known.set(key, { running, at: Date.now() })
  return running
}

/** After the timer was started or stopped. */
export function forgetTimer(access: FirmAccess): void {
  known.delete(keyOf(access))
}

function keyOf({ session, firm }: FirmAccess): string {
  return `${session.user.id} ${firm.firmId}`
}

function laterBy(running: TimeEntry | null, ms: number): TimeEntry | null {
  return running && { ...running, seconds: running.seconds + Math.floor(ms / 1000) }
}
