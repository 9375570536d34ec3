import { and, asc, count, eq, or, sql } from 'drizzle-orm'
import { AppError, invalidField } from '#contract/core/errors.ts'
import type { SavedView } from '#contract/core/saved-views.ts'
import { prepared } from '../firm/prepared.ts'
import type { FirmContext, Reader, Writer } from '../firm/store.ts'
import { savedViewsTable } from './tables.ts'

type ViewInput = Omit<SavedView, 'id' | 'canChange'>
type Stored = typeof savedViewsTable.$inferSelect

/** As many views one register shows. */
const maxViews = 100

const viewsOf = prepared((db) =>
  db
    .select()
    .from(savedViewsTable)
    .where(
      and(
        eq(savedViewsTable.register, sql.placeholder('register')),
        or(
          eq(savedViewsTable.ownerId, sql.placeholder('userId')),
          eq(savedViewsTable.isShared, true),
        ),
      ),
    )
    .orderBy(asc(savedViewsTable.name), asc(savedViewsTable.id))
    .limit(maxViews)
    .prepare(),
)

/** The caller's own views of a register and those that others share, by name. */
export function listViews({ db }: Reader, { actor }: FirmContext, register: string): SavedView[] {
  const views = viewsOf(db).all({ register, userId: actor.userId })
  return views.map((view) => shown(view, actor))
}

/** @throws AppError invalid when the caller keeps too many already */
export function createView(
  { db }: Writer,
  { actor, now, newId }: FirmContext,
  { register, ...input }: ViewInput & { register: string },
): SavedView {
  const isOwn = eq(savedViewsTable.ownerId, actor.userId)
  const isCounted = and(eq(savedViewsTable.register, register), isOwn)
  const kept = db.select({ count: count() }).from(savedViewsTable).where(isCounted).get()
  if (kept && kept.count >= maxViews) throw new AppError('invalid', 'Too many views')
  const view = {
    ...input,
    register,
    id: newId(),
    ownerId: actor.userId,
    createdAt: now.toISOString(),
  }
  db.insert(savedViewsTable).values(view).run()
  return shown(view, actor)
}

/**
 * @throws AppError not_found for one that the caller does not see; forbidden for another's, except by
 *   owners and administrators; invalid at `isShared` where they would stop sharing it: it would be
 *   gone for everybody but its owner
 */
export function updateView(
  writer: Writer,
  context: FirmContext,
  { viewId, ...input }: ViewInput & { viewId: string },
): SavedView {
  const view = requireChangeable(writer, context, viewId)
  if (view.ownerId !== context.actor.userId && !input.isShared) {
    throw invalidField('isShared', 'viewOfSomebodyElse')
  }
  writer.db.update(savedViewsTable).set(input).where(eq(savedViewsTable.id, viewId)).run()
  return shown({ ...view, ...input }, context.actor)
}

/** @throws AppError not_found, forbidden as `updateView` */
export function removeView(writer: Writer, context: FirmContext, viewId: string): { id: string } {
  requireChangeable(writer, context, viewId)
  writer.db.delete(savedViewsTable).where(eq(savedViewsTable.id, viewId)).run()
  return { id: viewId }
}

function requireChangeable({ db }: Reader, { actor }: FirmContext, viewId: string): Stored {
  const view = db.select().from(savedViewsTable).where(eq(savedViewsTable.id, viewId)).get()
  if (!view || (view.ownerId !== actor.userId && !view.isShared)) {
    throw new AppError('not_found', 'No such view')
  }
  if (!mayChange(view, actor)) throw new AppError('forbidden', 'The view belongs to another person')
  return view
}

/** A shared view of somebody who left must be somebody's: owners and administrators may change it. */
function mayChange({ ownerId }: Stored, { userId, role }: FirmContext['actor']): boolean {
  return ownerId === userId || role === 'owner' || role === 'admin'
}

function shown(view: Stored, actor: FirmContext['actor']): SavedView {
  const { id, name, query, isShared } = view
  return { id, name, query, isShared, canChange: mayChange(view, actor) }
}

/** Who left the firm keeps no views; those they shared stay with the firm. */
export function forgetViewsOf({ db }: Writer, userId: string): void {
  const isTheirs = and(eq(savedViewsTable.ownerId, userId), eq(savedViewsTable.isShared, false))
  db.delete(savedViewsTable).where(isTheirs).run()
}
