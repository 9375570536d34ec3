import type {
  ExceptionInput,
  LedgerLocks,
  LockChange,
  LockInput,
} from '#contract/books/ledger-locks.ts'
import { AppError, invalidField } from '#contract/core/errors.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { dateIn } from '../../../firm/today.ts'
import { addLockChange, saveLocks } from './lock-writer.ts'
import { findException, lockDates } from './locks.ts'

/** Where the day begins first. */
const earliestZone = 'Pacific/Kiritimati'

/** The locks as the caller meets them, with what was done to them. */
export function getLocks(reader: Reader, context: FirmContext): LedgerLocks {
  const { soft, hard } = lockDates(reader)
  const held = findException(reader, context)
  return {
    softDate: soft,
    hardDate: hard,
    exception: held ? { reason: held.reason, endsAt: held.endsAt } : null,
    changes: listChanges(reader),
  }
}

/** Sets the soft lock to any day that has come, or takes it away. @throws AppError invalid */
export function setSoftLock(writer: Writer, context: FirmContext, input: LockInput): LedgerLocks {
  const before = lockDates(writer)
  return change(writer, context, 'soft', input, { ...before, soft: input.date || null })
}

/**
 * Closes the books up to a day for everybody. Only its owner takes that back.
 * @throws AppError invalid when the day has not come or is not later than before
 */
export function setHardLock(writer: Writer, context: FirmContext, input: LockInput): LedgerLocks {
  const before = lockDates(writer)
  if (before.hard !== null && input.date <= before.hard) {
    throw invalidField('date', 'notAfterLock', { date: before.hard })
  }
  return change(writer, context, 'hard', input, { ...before, hard: input.date })
}

/**
 * Takes the hard lock back to an earlier day or altogether.
 * @throws AppError invalid; confirm_needed for somebody who did not show who they are for a while
 */
export function takeBackHardLock(
  writer: Writer,
  context: FirmContext,
  input: LockInput,
): LedgerLocks {
  if (!context.actor.isFresh)
    throw new AppError('confirm_needed', 'Confirm your identity to reopen the period')
  const before = lockDates(writer)
  if (before.hard === null || input.date >= before.hard) {
    throw invalidField('date', 'notBeforeLock', { date: before.hard ?? '' })
  }
  return change(writer, context, 'hard', input, { ...before, hard: input.date || null })
}

/** Lets whoever asks post in the softly locked period for some minutes. @throws AppError invalid */
export function takeException(
  writer: Writer,
  context: FirmContext,
  { reason, minutes }: ExceptionInput,
): LedgerLocks {
  const { soft } = lockDates(writer)
  if (soft === null) throw invalidField('', 'notLocked')
  const endsAt = new Date(context.now.getTime() + minutes * 60_000).toISOString()
  log(writer, context, { action: 'exception', dateBefore: soft, dateAfter: null, reason, endsAt })
  return getLocks(writer, context)
}

function change(
  writer: Writer,
  context: FirmContext,
  action: 'soft' | 'hard',
  { date, reason }: LockInput,
  next: { soft: string | null; hard: string | null },
): LedgerLocks {
  if (date > dateIn(earliestZone, context.now)) throw invalidField('date', 'inFuture')
  const dateBefore = lockDates(writer)[action]
  saveLocks(writer, next)
  log(writer, context, { action, dateBefore, dateAfter: next[action], reason, endsAt: null })
  return getLocks(writer, context)
}

type Logged = Omit<LockChange, 'id' | 'at' | 'actorName' | 'entries'>

function log(writer: Writer, context: FirmContext, logged: Logged): void {
  addLockChange(writer, context, logged)
  writer.audit({
    entity: 'ledgerLock',
    entityId: context.firmId,
    action: logged.action,
    before: { date: logged.dateBefore },
    after: { date: logged.dateAfter, reason: logged.reason, endsAt: logged.endsAt },
  })
}

function listChanges({ sql }: Reader): LockChange[] {
  return sql
    .exec<{
      id: string
      at: string
      actorName: string
      action: LockChange['action']
      dateBefore: string | null
      dateAfter: string | null
      reason: string
      endsAt: string | null
      entries: number
    }>(
      `select id, at, actor_name as actorName, action, date_before as dateBefore,
         date_after as dateAfter, reason, ends_at as endsAt,
         case action when 'exception'
           then (select count(*) from journal_entries where exception_id = log.id) else 0
         end as entries
       from ledger_lock_log as log order by id desc limit 100`,
    )
    .toArray()
}
