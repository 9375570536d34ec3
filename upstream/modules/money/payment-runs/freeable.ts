import { AppError, conflictOf } from '#contract/core/errors.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { filesOf, getStoredRun, mayFreeFiled, type StoredRun } from './reader.ts'

/**
 * Names of those who took the file of a run whose documents are to be free for another: empty where
 * nobody did.
 * @throws AppError conflict where the file was given out and nobody says that the bank does not carry
 *   it out; forbidden for whoever took the file where the firm's rule wants a second person
 */
export function requireFreeable(
  reader: Reader,
  context: Pick<FirmContext, 'actor'>,
  run: Pick<StoredRun, 'id' | 'total'>,
  { isStoppedAtBank }: { isStoppedAtBank: boolean },
): string[] {
  const files = filesOf(reader, run.id)
  if (files.length === 0) return []
  if (!mayFreeFiled(reader, context, run)) {
    const detail = { reason: 'fileTakenByYou' }
    throw new AppError('forbidden', 'You downloaded the file: another person must do this', {
      detail,
    })
  }
  if (!isStoppedAtBank) throw conflictOf('fileGiven')
  return [...new Set(files.map(({ takenByName }) => takenByName))]
}

/** The run that was posted as paid on a day and recorded something: a payment, or a claim paid back. */
export function runThatMade(
  reader: Reader,
  madeId: string,
  paidDate?: string,
): StoredRun | undefined {
  const [found] = reader.sql
    .exec<{ id: string }>(
      `select run.id from payment_runs as run where run.state = 'paid'
         and run.paid_date = coalesce(?, run.paid_date)
         and exists (select 1 from json_each(run.made) as one where one.value ->> 'id' = ?)
       limit 1`,
      paidDate ?? null,
      madeId,
    )
    .toArray()
  return found && getStoredRun(reader, found.id)
}
