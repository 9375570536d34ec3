import { AppError, conflictOf, forbiddenWithout } from '#contract/core/errors.ts'
import { importsContract } from '#contract/core/imports.ts'
import { isAllowed, scopedEntities } from '#contract/core/roles.ts'
import { hooks, onceComposed } from '../../core/hooks.ts'
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
} from './batches.ts'
import { findWords } from './find-words.ts'
import { emptyRefused, importedRows } from './imported-rows.ts'
import type { Importer } from './importer.ts'
import { withKeptWords } from './kept-words.ts'
import { readFileRows } from './read-file.ts'
import { checkImport, commitImport, undoImport } from './run-import.ts'

declare module '../../core/hooks.ts' {
  interface ModuleParts {
    /** Rows of files become its records. */
    importers: readonly Importer[]
  }
}

const importers = onceComposed(
  () => new Map(hooks('importers').flatMap((some) => some.map((one) => [one.register, one]))),
)

export const router = answer(importsContract, {
  list: ({ context, input: { register } }) => {
    const madeBy = ownersWithin(context, requireImporter(context, register))
    return listImports(context.store.reader, register, madeBy)
  },
  upload: async ({ context, input: { register, file } }) => {
    const importer = requireImporter(context, register)
    const { store, firm } = context
    const rows = await readFileRows(file, register)
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
  check: ({ context, input: { firmId: _, ...input } }) => {
    const importer = requireImporterOf(context, input.importId)
    const { store, firm } = context
    const check = checkImport(store, firm, importer, withKeptWords(store, firm, importer, input))
    store.transact({ ...firm, idempotency: null }, (writer) => {
      keepMapping(writer, input.importId, input.mapping)
    })
    return { ...check, words: findWords(store.reader, firm, importer, input, check.problems) }
  },
  commit: ({ context, input: { firmId: _, ...input } }) => {
    const importer = requireImporterOf(context, input.importId)
    const { store, firm } = context
    return commitImport(store, firm, importer, withKeptWords(store, firm, importer, input))
  },
  undo: ({ context, input: { importId } }) => {
    const importer = requireImporterOf(context, importId)
    requireUndo(context, importer, importId)
    return undoImport(context.store, context.firm, importer, importId)
  },
  remove: ({ context, input: { importId } }) => {
    requireImporterOf(context, importId)
    const { store, firm } = context
    return store.transact(firm, (writer) => {
      if (getStoredImport(writer, importId).state === 'open') deleteImport(writer, importId)
      else if (!emptyRefused(writer, importId)) throw conflictOf('importSettled')
      return { id: importId }
    })
  },
})

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
