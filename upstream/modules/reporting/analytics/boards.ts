import { asc, eq } from 'drizzle-orm'
import { AppError, invalidField, requireRefusal } from '#contract/core/errors.ts'
import {
  type AnalysisBoard,
  type AnalysisBoardChange,
  type AnalysisCard,
  type NewAnalysisBoard,
  SharedRoles,
} from '#contract/reporting/saved-analyses.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { findSaved, isListedFor, isSharedWith, managesOthers } from './find-saved.ts'
import { runAnalysis } from './run.ts'
import { analysisBoardsTable } from './tables.ts'

type BoardRow = typeof analysisBoardsTable.$inferSelect

const entity = 'analysisBoard'

/** One's own and those that are shared with one's role, by name; whoever manages members sees all that are shared. */
export function listBoards({ db }: Reader, context: Pick<FirmContext, 'actor'>): AnalysisBoard[] {
  return db
    .select()
    .from(analysisBoardsTable)
    .orderBy(asc(analysisBoardsTable.name), asc(analysisBoardsTable.id))
    .all()
    .filter((row) => isListedFor(context, row))
    .map((row) => toBoard(row, context))
}

/**
 * A dashboard with its cards answered anew, each with the rights of who looks: what they may not see
 * is not there, whoever made it, and neither is an analysis that is not shared with them.
 * @throws AppError not_found, too for one of somebody else that is not shared
 */
export function getBoard(
  reader: Reader,
  context: FirmContext,
  id: string,
): AnalysisBoard & { shown: AnalysisCard[] } {
  const row = requireBoard(reader, context, id)
  const shown = row.cards.flatMap((savedAnalysisId): AnalysisCard[] => {
    const saved = findSaved(reader, savedAnalysisId)
    if (!saved || !isSharedWith(context, saved)) return []
    const { name, query } = saved
    try {
      return [{ savedAnalysisId, name, query, analysis: runAnalysis(reader, context, query) }]
    } catch (error) {
      requireRefusal(error)
      return [{ savedAnalysisId, name, query, analysis: null }]
    }
  })
  return { ...toBoard(row, context), shown }
}

/** @throws AppError invalid for an analysis that its maker does not see */
export function createBoard(
  writer: Writer,
  context: FirmContext,
  { name, roles, cards }: Omit<NewAnalysisBoard, 'firmId'>,
): AnalysisBoard {
  requireSeen(writer, context, cards)
  const { userId, userName } = context.actor
  const row: BoardRow = {
    ...{ id: context.newId(), name, roles, cards: [...new Set(cards)] },
    ownerId: userId,
    ownerName: userName,
    version: 1,
  }
  writer.db.insert(analysisBoardsTable).values(row).run()
  const after = { name, roles, cards: row.cards.length }
  writer.audit({ entity, entityId: row.id, action: 'create', title: name, after })
  return toBoard(row, context)
}

/** @throws AppError not_found; forbidden for somebody else's; conflict with the present one; as `createBoard` */
export function changeBoard(
  writer: Writer,
  context: FirmContext,
  input: Omit<AnalysisBoardChange, 'firmId'>,
): AnalysisBoard {
  const { analysisBoardId, version, name, roles, cards } = input
  const row = requireOwnBoard(writer, context, analysisBoardId)
  if (row.version !== version) {
    const detail = toBoard(row, context)
    throw new AppError('conflict', 'Someone else has changed the dashboard meanwhile', { detail })
  }
  requireSeen(
    writer,
    context,
    cards.filter((card) => !row.cards.includes(card)),
  )
  const changed = { ...row, name, roles, cards: [...new Set(cards)], version: version + 1 }
  writer.db.update(analysisBoardsTable).set(changed).where(eq(analysisBoardsTable.id, row.id)).run()
  const told = (board: BoardRow) => ({
    name: board.name,
    roles: board.roles,
    cards: board.cards.length,
  })
  writer.audit({
    ...{ entity, entityId: row.id, action: 'edit', title: name },
    before: told(row),
    after: told(changed),
  })
  return toBoard(changed, context)
}

/** @throws AppError not_found; forbidden for somebody else's without the right to manage members */
export function deleteBoard(writer: Writer, context: FirmContext, id: string): { id: string } {
  const { name, ownerId } = requireBoard(writer, context, id)
  if (ownerId !== context.actor.userId && !managesOthers(context))
    throw new AppError('forbidden', 'This belongs to another person')
  writer.db.delete(analysisBoardsTable).where(eq(analysisBoardsTable.id, id)).run()
  writer.audit({ entity, entityId: id, action: 'delete', title: name, before: { name } })
  return { id }
}

function requireSeen(reader: Reader, context: FirmContext, cards: readonly string[]): void {
  for (const id of cards) {
    const saved = findSaved(reader, id)
    if (!saved || !isSharedWith(context, saved)) throw invalidField('cards', 'invalid')
  }
}

function requireBoard({ db }: Reader, context: FirmContext, id: string): BoardRow {
  const row = db.select().from(analysisBoardsTable).where(eq(analysisBoardsTable.id, id)).get()
  if (row && isListedFor(context, row)) return row
  throw new AppError('not_found', 'No such dashboard')
}

function requireOwnBoard(reader: Reader, context: FirmContext, id: string): BoardRow {
  const row = requireBoard(reader, context, id)
  if (row.ownerId !== context.actor.userId)
    throw new AppError('forbidden', 'This belongs to another person')
  return row
}

function toBoard(row: BoardRow, { actor }: Pick<FirmContext, 'actor'>): AnalysisBoard {
  const { ownerId, ...board } = row
  return { ...board, roles: SharedRoles.parse(board.roles), isOwn: ownerId === actor.userId }
}
