import { AppError } from '#contract/core/errors.ts'
import { type Permission, requirePermission } from '#contract/core/roles.ts'
import { reachesRecord } from '../../../../firm/record-reach.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import type { Made } from './writer.ts'

/** Refuses a record out of the caller's reach as if it were not there. @throws AppError not_found */
export function requireReached(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  { kind, id }: Made,
): void {
  if (!reachesRecord(reader, actor, kind, id)) throw new AppError('not_found', 'No such record')
}

/** What taking back needs by the kind of record, as where the record itself is reversed. */
const reversals: Record<string, Permission> = {
  payment: 'payment:delete',
  paymentRun: 'payment:delete',
  expense: 'expense:post',
  bankEntry: 'ledger:edit',
}

/** @throws AppError forbidden without the right to reverse a record; not_found out of reach */
export function requireReversal(
  reader: Reader,
  context: Pick<FirmContext, 'actor'>,
  made: Made,
): void {
  const needed = reversals[made.kind]
  if (needed) requirePermission(context.actor, needed)
  requireReached(reader, context, made)
}
