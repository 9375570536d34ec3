import { AppError } from '#contract/core/errors.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'

export type LockDates = { soft: string | null; hard: string | null }

/** The last days that no longer take postings, or null. */
export function lockDates({ sql }: Reader): LockDates {
  const [row] = sql.exec<{ soft: string | null; hard: string | null }>(
    'select soft_date as soft, hard_date as hard from ledger_locks',
  )
  return row ?? { soft: null, hard: null }
}

/**
 * Whether `post` would take the date from whoever asks. The soft lock lets those pass who took an
 * exception from it with a reason; the hard one nobody.
 * `passesSoftLock` is for the closing of a year, which comes after its months were signed off.
 * @returns id of the exception that lets it pass, or null where none is needed
 * @throws AppError locked, with `lockDate` and `isHard` as its detail
 */
export function requireOpenDate(
  reader: Reader,
  date: string,
  context?: FirmContext,
  { passesSoftLock = false }: { passesSoftLock?: boolean | undefined } = {},
): string | null {
  const { soft, hard } = lockDates(reader)
  if (hard !== null && date <= hard) throw locked(hard, true)
  if (soft === null || date > soft || passesSoftLock) return null
  const exception = context && findException(reader, context)
  if (!exception) throw locked(soft, false)
  return exception.id
}

/**
 * The date itself where the books take it from whoever asks, else the first day after the locks: for
 * postings that belong to a closed period and are caught up on in the next one.
 */
export function firstOpenDate(reader: Reader, date: string, context: FirmContext): string {
  const { soft, hard } = lockDates(reader)
  const lock = soft !== null && !findException(reader, context) && soft > (hard ?? '') ? soft : hard
  return lock !== null && date <= lock ? addDays(lock, 1) : date
}

/** The exception from the soft lock that somebody holds now; it is for them, not for a job of theirs. */
export function findException(
  { sql }: Reader,
  { actor, now, isUnattended = false }: FirmContext,
): { id: string; endsAt: string; reason: string } | undefined {
  if (isUnattended) return undefined
  return sql
    .exec<{ id: string; endsAt: string; reason: string }>(
      `select id, ends_at as endsAt, reason from ledger_lock_log
       where action = 'exception' and actor_id = ? and ends_at > ? order by ends_at desc limit 1`,
      actor.userId,
      now.toISOString(),
    )
    .toArray()[0]
}

function locked(lockDate: string, isHard: boolean): AppError {
  return new AppError('locked', `The period is closed up to ${lockDate}`, {
    detail: { lockDate, isHard },
  })
}
