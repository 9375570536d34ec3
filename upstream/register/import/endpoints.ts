import { AppError, conflictOf, forbiddenWithout } from '#contract/core/errors.ts'
import { type ImportReading, type ImportUndone, importsContract } from '#contract/core/imports.ts'
import { isAllowed, scopedEntities } from '#contract/core/roles.ts'
import { pause } from '../../core/breathe.ts'
import { answer, type HandlerContext } from '../../firm/implement.ts'
import { reachOf } from '../../firm/reach.ts'
import {
  deleteImport,
  getOpenImport,
  getStoredImport,
  insertImport,
  keepMapping,
  listImports,
  mayUndo,
  shownImport,
} from './batches.ts'
import { findWords } from './find-words.ts'
import { emptyRefused, importedRows } from './imported-rows.ts'
import type { Importer } from './importer.ts'
import { importers } from './importers.ts'
import { withKeptWords } from './kept-words.ts'
import { readFileRows } from './read-file.ts'
import { checkImport, commitImport, undoImport } from './run-import.ts'
import { beginImport, beginUndo, goOn, isInParts } from './run-in-parts.ts'
import { requireOpen, requireState, rowsWrong } from './settle.ts'
import { partsOf, tryInParts } from './try-in-parts.ts'

export const router = answer(importsContract, {
  list: ({ context, input: { register } }) => {
    const madeBy = ownersWithin(context, requireImporter(context, register))
    return listImports(context.store.reader, register, madeBy)
  },
  upload: async ({ context, input: { register, file } }) => {
    const importer = requireImporter(context, register)
    const { store, firm } = context
    const rows = await readFileRows(file, register, importer.readFile)
    return store.transact(firm, (writer) => {
      const batch = insertImport(writer, firm, { register, fileName: file.name, file: rows })
      return getOpenImport(writer, batch, importer, firm.actor)
    })
  },
  get: ({ context, input: { importId } }) => {
    const { reader } = context.store
    const importer = requireImporterOf(context, importId)
    return getOpenImport(reader, getStoredImport(reader, importId), importer, context.firm.actor)
  },
  rows: ({ context, input: { importId, ...query } }) => {
    const importer = requireImporterOf(context, importId)
    return importedRows(context.store.reader, importer, importId, query)
  },
  findWords: ({ context, input: { firmId: _, ...input } }) => {
    const importer = requireImporterOf(context, input.importId)
    withKeptWords(context.store, context.firm, importer, input)
    return findWords(context.store.reader, context.firm, importer, input)
  },
  check: async ({ context, input: { firmId: _, ...input } }) => {
    const importer = requireImporterOf(context, input.importId)
    const { store, firm } = context
    const read = withKeptWords(store, firm, importer, input)
    const check = isInParts(store.reader, input.importId)
      ? await checkInParts(context, importer, read)
      : checkImport(store, firm, importer, read)
    store.transact({ ...firm, idempotency: null }, (writer) => {
      keepMapping(writer, input.importId, input.mapping)
    })
    return { ...check, words: findWords(store.reader, firm, importer, input, check.problems) }
  },
  commit: async ({ context, input: { firmId: _, ...input } }) => {
    const importer = requireImporterOf(context, input.importId)
    const { store, firm } = context
    const read = withKeptWords(store, firm, importer, input)
    if (!isInParts(store.reader, input.importId)) return commitImport(store, firm, importer, read)
    // Whatever makes it impossible is said before it begins.
    partsOf(store, importer, { importId: input.importId, reading: read })
    beginImport(store, firm, read)
    const { batch } = await answerInTime(context, importer, input.importId)
    if (batch.state === 'open') throw rowsWrong()
    return shownImport(store.reader, batch)
  },
  undo: async ({ context, input: { importId } }) => {
    const importer = requireImporterOf(context, importId)
    requireUndo(context, importer, importId)
    const { store, firm } = context
    const { state } = getStoredImport(store.reader, importId)
    if (state !== 'importing' && !isInParts(store.reader, importId)) {
      return { ...undoImport(store, firm, importer, importId), isDone: true }
    }
    beginUndo(store, firm, importId)
    return undoneOf(await answerInTime(context, importer, importId))
  },
  remove: ({ context, input: { importId } }) => {
    requireImporterOf(context, importId)
    const { store, firm } = context
    return store.transact(firm, (writer) => {
      if (getStoredImport(writer, importId).state === 'open') deleteImport(writer, importId)
      else {
        requireState(writer, importId, 'done', 'undone')
        if (!emptyRefused(writer, importId)) throw conflictOf('importSettled')
      }
      return { id: importId }
    })
  },
})

/** As long as a call waits for an import to be brought in or taken back; the rest is done after its answer. */
const patienceMs = 5_000

/** The import once all of it is done, or when the call has waited long enough. */
async function answerInTime(
  { store, firm, defer }: HandlerContext,
  importer: Importer,
  importId: string,
) {
  const work = goOn(store, firm, importer, importId)
  defer(work)
  const takenBack = await Promise.race([work, pause(patienceMs)])
  return { batch: getStoredImport(store.reader, importId), takenBack }
}

/** What was taken back so far. */
function undoneOf({ batch, takenBack }: Awaited<ReturnType<typeof answerInTime>>): ImportUndone {
  const none = { removed: 0, restored: 0, kept: [] }
  const { removed, restored, kept } = takenBack ?? (batch.work?.kind === 'undo' ? batch.work : none)
  return { removed, restored, kept, isDone: batch.state !== 'undoing' }
}

/** @throws AppError conflict once it is settled, also in the middle */
function checkInParts(
  { store, firm }: HandlerContext,
  importer: Importer,
  { importId, ...reading }: ImportReading & { importId: string },
) {
  return tryInParts(store, firm, importer, {
    ...{ importId, reading },
    begin: (writer) => requireOpen(writer, importId),
  })
}

/** @throws AppError not_found for a register that takes no files, or that the caller may not edit */
function requireImporter({ firm: { actor } }: HandlerContext, register: string): Importer {
  const importer = importers().get(register)
  if (!importer || !isAllowed(actor, importer.needs)) {
    throw new AppError('not_found', 'No such import')
  }
  return importer
}

/** @throws AppError not_found for the import of somebody whose records the caller does not reach, too */
function requireImporterOf(context: HandlerContext, importId: string): Importer {
  const { register, createdBy } = getStoredImport(context.store.reader, importId)
  const importer = requireImporter(context, register)
  const madeBy = ownersWithin(context, importer)
  if (madeBy && !madeBy.includes(createdBy)) throw new AppError('not_found', 'No such import')
  return importer
}

/** @throws AppError forbidden as `mayUndo` says */
function requireUndo(
  { store, firm: { actor } }: HandlerContext,
  importer: Importer,
  importId: string,
): void {
  const batch = getStoredImport(store.reader, importId)
  const { undoNeeds } = importer
  if (undoNeeds && !mayUndo(batch, importer, actor)) throw forbiddenWithout(undoNeeds)
}

/** Whose imports the caller reaches: those of whose records they reach; undefined for everybody's. */
function ownersWithin({ firm: { actor } }: HandlerContext, { needs }: Importer) {
  const entity = scopedEntities.find((one) => needs.startsWith(`${one}:`))
  return entity && reachOf(actor, entity)
}
