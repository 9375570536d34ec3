import { and, asc, count, desc, eq, or } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { SavedView } from '#contract/core/saved-views.ts'
import { newId } from '../../../../firm/ulid.ts'
import type { Call } from '../../../../identity/call.ts'
import { directory } from '../../../../identity/directory.ts'
import { requireIdentity } from '../../../../identity/identity.ts'
import { platformViews } from '../tables.ts'

type ViewInput = Omit<SavedView, 'id' | 'canChange'>

/** As many views one list shows, and one administrator may keep of it. */
const maxViews = 100

/** The caller's own views of a list, then those that are shared, by name. */
export async function listViews(call: Call, register: string): Promise<SavedView[]> {
  const { user } = requireIdentity(call)
  const views = await directory(call.env)
    .select()
    .from(platformViews)
    .where(and(eq(platformViews.register, register), isSeen(call)))
    .orderBy(
      desc(eq(platformViews.ownerId, user.id)),
      asc(platformViews.name),
      asc(platformViews.id),
    )
    .limit(maxViews)
  return views.map(toView)
}

/** @throws AppError invalid when the caller keeps too many already */
export async function createView(
  call: Call,
  { register, ...input }: ViewInput & { register: string },
): Promise<SavedView> {
  const db = directory(call.env)
  const ownerId = requireIdentity(call).user.id
  const isCounted = and(eq(platformViews.ownerId, ownerId), eq(platformViews.register, register))
  const [kept] = await db.select({ count: count() }).from(platformViews).where(isCounted)
  if (kept && kept.count >= maxViews) throw new AppError('invalid', 'Too many views')
  const view = { ...input, register, ownerId, id: newId(), createdAt: call.now }
  await db.insert(platformViews).values(view)
  return toView(view)
}

/**
 * @throws AppError not_found for one that the caller does not see; invalid at `isShared` where
 *   somebody else's would no longer be shared: it would be gone for everybody but its owner
 */
export async function updateView(
  call: Call,
  { viewId, ...input }: ViewInput & { viewId: string },
): Promise<SavedView> {
  const db = directory(call.env)
  const isIt = eq(platformViews.id, viewId)
  const isOwn = eq(platformViews.ownerId, requireIdentity(call).user.id)
  const isMeant = and(isIt, input.isShared ? isSeen(call) : isOwn)
  const [view] = await db.update(platformViews).set(input).where(isMeant).returning()
  if (view) return toView(view)
  const [seen] = await db
    .select()
    .from(platformViews)
    .where(and(isIt, isSeen(call)))
  if (!seen) throw new AppError('not_found', 'No such view')
  throw new AppError('invalid', 'The view belongs to another person', {
    fields: { isShared: { key: 'viewOfSomebodyElse' } },
  })
}

/** @throws AppError not_found for one that the caller does not see */
export async function removeView(call: Call, viewId: string): Promise<{ id: string }> {
  const isMeant = and(eq(platformViews.id, viewId), isSeen(call))
  const [removed] = await directory(call.env).delete(platformViews).where(isMeant).returning()
  if (!removed) throw new AppError('not_found', 'No such view')
  return { id: removed.id }
}

/** A shared view of somebody who left must be somebody's: every administrator may change it. */
function isSeen(call: Call) {
  const { user } = requireIdentity(call)
  return or(eq(platformViews.ownerId, user.id), eq(platformViews.isShared, true))
}

function toView({ id, name, query, isShared }: Pick<SavedView, keyof ViewInput | 'id'>): SavedView {
  return { id, name, query, isShared, canChange: true }
}
