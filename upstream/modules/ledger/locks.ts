import { AppError } from '#contract/errors.ts'
import type { FirmContext, Reader } from '../../firm/store.ts'

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
 * @returns id of the exception that lets it pass, or null where none is needed
 * @throws AppError locked, with `lockDate` and `isHard` as its detail
 */
export function requireOpenDate(
  reader: Reader,
  date: string,
  context?: FirmContext,
): string | null {
  const { soft, hard } = lockDates(reader)
  if (hard !== null && date <= hard) throw locked(hard, true)
  if (soft === null || date > soft) return null
  const exception = context && findException(reader, context)
  if (!exception) throw locked(soft, false)
  return exception.id
}

/** The exception from the soft lock that somebody holds now. */
export function findException(
  { sql }: Reader,
  { actor, now }: FirmContext,
): { id: string; endsAt: string; reason: string } | undefined {
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
  return new AppError('locked', `The books are closed up to ${lockDate}`, {
    detail: { lockDate, isHard },
  })
}
