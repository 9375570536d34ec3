import { asc, eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import {
  type NewSavedAnalysis,
  type SavedAnalysis,
  type SavedAnalysisChange,
  SharedRoles,
} from '#contract/reporting/saved-analyses.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { nextSending } from '../reports/index.ts'
import {
  findSaved,
  isListedFor,
  managesOthers,
  requireDeletable,
  requireOwn,
  type SavedRow,
} from './find-saved.ts'
import { planAnalysis } from './plan.ts'
import { analysisMails } from './plan-sending.ts'
import { forgetSnapshots, planSnapshots } from './snapshots.ts'
import { analysisBoardsTable, savedAnalysesTable } from './tables.ts'

const entity = 'savedAnalysis'

/** One's own and those that are shared with one's role, by name; whoever manages members sees all that are mailed or shared. */
export function listSaved({ db }: Reader, context: Pick<FirmContext, 'actor'>): SavedAnalysis[] {
  return db
    .select()
    .from(savedAnalysesTable)
    .orderBy(asc(savedAnalysesTable.name), asc(savedAnalysesTable.id))
    .all()
    .filter((row) => isListedFor(context, row))
    .map((row) => toSaved(row, context))
}

/** Whom it is mailed to is for its maker, and for whoever may stop the mails. */
export function toSaved(row: SavedRow, context: Pick<FirmContext, 'actor'>): SavedAnalysis {
  const isOwn = row.ownerId === context.actor.userId
  const { id, name, query, definition, roles, ownerName, rhythm, mailTo, nextAt, version } = row
  return {
    ...{ id, name, query, definition, ownerName, version },
    roles: SharedRoles.parse(roles),
    isOwn,
    mail:
      isOwn || managesOthers(context)
        ? { rhythm, to: mailTo, nextAt: nextAt === '' ? null : nextAt }
        : { rhythm: 'never', to: [], nextAt: null },
  }
}

/**
 * Keeps a question under a name.
 * @throws as `planAnalysis`, so that only what can be read is saved
 */
export function saveAnalysis(
  writer: Writer,
  context: FirmContext,
  { name, query, roles }: Omit<NewSavedAnalysis, 'firmId'>,
): SavedAnalysis {
  planAnalysis(writer, context, query)
  const { userId, userName, language } = context.actor
  const row: SavedRow = {
    ...{ id: context.newId(), name, query, roles, language },
    definition: 1,
    ownerId: userId,
    ownerName: userName,
    rhythm: 'never',
    mailTo: [],
    nextAt: '',
    keepsDays: 0,
    version: 1,
  }
  writer.db.insert(savedAnalysesTable).values(row).run()
  const after = { name, roles }
  writer.audit({ entity, entityId: row.id, action: 'create', title: name, after })
  return toSaved(row, context)
}

/**
 * Renames, shares, asks otherwise or sends it by mail from now on.
 * @throws AppError not_found; forbidden for somebody else's; conflict with the present one; what
 *   `planAnalysis` throws
 */
export function changeSaved(
  writer: Writer,
  context: FirmContext,
  input: Omit<SavedAnalysisChange, 'firmId'>,
): SavedAnalysis {
  const { savedAnalysisId, version, name, roles, rhythm, to, query } = input
  const row = requireOwn(writer, context, savedAnalysisId)
  if (row.version !== version) {
    const detail = toSaved(row, context)
    throw new AppError('conflict', 'Someone else has changed the saved analysis meanwhile', {
      detail,
    })
  }
  if (query) planAnalysis(writer, context, query)
  const isOther = query !== undefined && JSON.stringify(query) !== JSON.stringify(row.query)
  const nextAt = nextSending(writer, rhythm, context.now)
  const changed: SavedRow = {
    ...row,
    ...{ name, roles, rhythm, nextAt, mailTo: to, version: version + 1 },
    query: query ?? row.query,
    definition: row.definition + (isOther ? 1 : 0),
  }
  writer.db.update(savedAnalysesTable).set(changed).where(eq(savedAnalysesTable.id, row.id)).run()
  analysisMails.planSending(writer)
  const before = { name: row.name, roles: row.roles, rhythm: row.rhythm, to: row.mailTo }
  const after = { name, roles, rhythm, to }
  writer.audit({ entity, entityId: row.id, action: 'edit', title: name, before, after })
  return toSaved(changed, context)
}

/** Ends the mails of anybody's saved analysis. @throws AppError not_found where it has none */
export function stopSaved(writer: Writer, id: string): { id: string } {
  const row = findSaved(writer, id)
  if (!row || row.nextAt === '') throw new AppError('not_found', 'No such analysis is mailed')
  const { name: title, rhythm, mailTo } = row
  analysisMails.endSending(writer, id)
  analysisMails.planSending(writer)
  const before = { rhythm, to: mailTo }
  const after = { rhythm: 'never', to: mailTo }
  writer.audit({ entity, entityId: id, action: 'edit', title, before, after })
  return { id }
}

/** Takes it off every dashboard, too. @throws as `requireDeletable` */
export function deleteSaved(writer: Writer, context: FirmContext, id: string): { id: string } {
  const { name } = requireDeletable(writer, context, id)
  writer.db.delete(savedAnalysesTable).where(eq(savedAnalysesTable.id, id)).run()
  for (const board of writer.db.select().from(analysisBoardsTable).all()) {
    if (!board.cards.includes(id)) continue
    const cards = board.cards.filter((card) => card !== id)
    const change = { cards, version: board.version + 1 }
    writer.db
      .update(analysisBoardsTable)
      .set(change)
      .where(eq(analysisBoardsTable.id, board.id))
      .run()
  }
  forgetSnapshots(writer, id)
  analysisMails.planSending(writer)
  planSnapshots(writer, context.now)
  writer.audit({ entity, entityId: id, action: 'delete', title: name, before: { name } })
  return { id }
}
