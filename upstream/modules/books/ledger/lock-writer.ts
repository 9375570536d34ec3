import type { LockChange } from '#contract/books/ledger-locks.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import type { LockDates } from './locks.ts'

export function saveLocks({ sql }: Writer, { soft, hard }: LockDates): void {
  sql.exec(
    `insert into ledger_locks (id, soft_date, hard_date) values (1, ?, ?)
     on conflict (id) do update set soft_date = excluded.soft_date, hard_date = excluded.hard_date`,
    soft,
    hard,
  )
}

/** Says in the log of locks who changed what, when and why. */
export function addLockChange(
  { sql }: Writer,
  { actor, now, newId }: FirmContext,
  change: Pick<LockChange, 'action' | 'dateBefore' | 'dateAfter' | 'reason' | 'endsAt'>,
): void {
  sql.exec(
    `insert into ledger_lock_log
       (id, at, actor_id, actor_name, action, date_before, date_after, reason, ends_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    newId(),
    now.toISOString(),
    actor.userId,
    actor.userName,
    change.action,
    change.dateBefore,
    change.dateAfter,
    change.reason,
    change.endsAt,
  )
}
