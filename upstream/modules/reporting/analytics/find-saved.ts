import { eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { savedAnalysesTable } from './tables.ts'

export type SavedRow = typeof savedAnalysesTable.$inferSelect

/** Whether somebody sees what is shared with some roles or made by themselves. */
export function isSharedWith(
  { actor }: Pick<FirmContext, 'actor'>,
  { ownerId, roles }: { ownerId: string; roles: readonly string[] },
): boolean {
  if (ownerId === actor.userId) return true
  return roles.includes('everybody') || (actor.role !== null && roles.includes(actor.role))
}

/** Whether somebody may stop what others have mailed and delete what they share; makers may have left. */
export function managesOthers({ actor }: Pick<FirmContext, 'actor'>): boolean {
  return isAllowed(actor, 'member:edit')
}

/** Whether somebody finds it; whoever manages members finds all that anybody but its maker gets. */
export function isListedFor(
  context: Pick<FirmContext, 'actor'>,
  row: { ownerId: string; roles: readonly string[]; nextAt?: string },
): boolean {
  const isForOthers = row.roles.length > 0 || (row.nextAt ?? '') !== ''
  return isSharedWith(context, row) || (isForOthers && managesOthers(context))
}

export function findSaved({ db }: Reader, id: string): SavedRow | undefined {
  return db.select().from(savedAnalysesTable).where(eq(savedAnalysesTable.id, id)).get()
}

/** @throws AppError not_found, too for one that `isListedFor` does not find */
export function requireSaved(
  reader: Reader,
  context: Pick<FirmContext, 'actor'>,
  id: string,
): SavedRow {
  const row = findSaved(reader, id)
  if (row && isListedFor(context, row)) return row
  throw new AppError('not_found', 'No such saved analysis')
}

/** @throws AppError not_found; forbidden for somebody else's */
export function requireOwn(
  reader: Reader,
  context: Pick<FirmContext, 'actor'>,
  id: string,
): SavedRow {
  const row = requireSaved(reader, context, id)
  if (row.ownerId !== context.actor.userId)
    throw new AppError('forbidden', 'This belongs to another person')
  return row
}

/** @throws AppError not_found; forbidden for somebody else's without the right to manage members */
export function requireDeletable(
  reader: Reader,
  context: Pick<FirmContext, 'actor'>,
  id: string,
): SavedRow {
  const row = requireSaved(reader, context, id)
  if (row.ownerId === context.actor.userId || managesOthers(context)) return row
  throw new AppError('forbidden', 'This belongs to another person')
}
