import { eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
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

export function findSaved({ db }: Reader, id: string): SavedRow | undefined {
  return db.select().from(savedAnalysesTable).where(eq(savedAnalysesTable.id, id)).get()
}

/** @throws AppError not_found, too for one of somebody else that is not shared */
export function requireSaved(
  reader: Reader,
  context: Pick<FirmContext, 'actor'>,
  id: string,
): SavedRow {
  const row = findSaved(reader, id)
  if (row && isSharedWith(context, row)) return row
  throw new AppError('not_found', 'No such saved analysis')
}

/** @throws AppError not_found; forbidden for somebody else's */
export function requireOwn(
  reader: Reader,
  context: Pick<FirmContext, 'actor'>,
  id: string,
): SavedRow {
  const row = requireSaved(reader, context, id)
  if (row.ownerId !== context.actor.userId) throw new AppError('forbidden', 'Not your own')
  return row
}
