import { AppError } from '#contract/core/errors.ts'
import { hooks, onceComposed } from '../../../../core/hooks.ts'
import { maxUploadBytes } from '../../../../core/upload-limit.ts'
import { contentsShape } from '../../../../firm/contents.ts'
import type { HandlerContext } from '../../../../firm/implement.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { journalFiles, statementFiles } from '../../reports/index.ts'
import { exportOffers } from '../offers.ts'
import { booksFolder, filesFolder, type Manifest, manifestPath, readmePath } from './manifest.ts'
import { Pack } from './pack.ts'
import { putAside } from './put-aside.ts'

declare module '../../../../core/hooks.ts' {
  interface ModuleParts {
    /** Some of its rows or files stay out of an archive. */
    archived: Archived
  }
}

type Parts = AsyncGenerator<Uint8Array>
type ArchiveMeans = Pick<HandlerContext, 'store' | 'firm' | 'env'>

/**
 * All that a firm holds as one zip, part by part: the rows of every table as they are at one instant, its
 * files, the journal and the reports, and a manifest with the hash of each.
 * Mailboxes of persons stay out: they are theirs alone.
 * @throws AppError confirm_needed for somebody who did not show who they are for a while
 */
export async function makeArchive(
  context: HandlerContext,
): Promise<{ name: string; type: string; parts: Parts }> {
  const { store, firm } = context
  requireFresh(firm)
  store.transact(firm, (writer) =>
    writer.audit({ entity: 'firm', entityId: firm.firmId, action: 'takeArchive' }),
  )
  return { name: archiveName(context), type: 'application/zip', parts: archiveParts(context) }
}

/** What the archive of a firm at an instant is called. */
export function archiveName({ store, firm }: Pick<ArchiveMeans, 'store' | 'firm'>): string {
  return `${firm.now.toISOString().slice(0, 10)}_${fileName(titleOf(store.reader))}.zip`
}

function titleOf(reader: Reader): string {
  const { tradeName, legalName } = getFirmProfile(reader)
  return tradeName || legalName
}

/** The archive itself, part by part, in the words and with the rights of who takes it. */
export async function* archiveParts(context: ArchiveMeans): Parts {
  const { store, firm } = context
  const aside = await putAside(context, conditions(), () => {
    const { years } = exportOffers(store.reader)
    return {
      journals: journalFiles(store.reader, firm, years),
      statements: statementFiles(store.reader, firm, years),
    }
  })
  try {
    const pack = new Pack(firm.now)
    const { journals, statements } = aside.beside
    for (const { parts, ...packed } of aside.files) yield* pack.addPacked(packed, parts)
    for (const { name, parts } of journals) yield* pack.addText(`${booksFolder}${name}`, parts)
    for (const file of await statements) {
      yield* pack.addText(`${booksFolder}${file.name}`, [await file.text()])
    }
    const spare: SpareFile[] = []
    const rankOf = fileRanks(store.reader)
    for await (const file of filesOf(context)) {
      const rank = rankOf(file.path)
      if (rank === 'always') yield* addFile(context, pack, file)
      else if (rank !== 'never') spare.push({ ...file, rank })
    }
    const canRestore = pack.hasRoomFor(0)
    const leftOut = { files: 0, bytes: 0 }
    yield* addSpare(context, pack, spare, leftOut)
    const words = wordsOn({ leftOut, canRestore })
    if (words !== '') yield* pack.addText(readmePath, [words])
    const manifest: Manifest = {
      format: 'firmament-firm',
      version: 1,
      shape: contentsShape,
      firmId: firm.firmId,
      name: titleOf(store.reader),
      madeAt: firm.now.toISOString(),
      madeBy: firm.actor.userName,
      files: pack.files,
      leftOut,
      canRestore,
    }
    yield* pack.addText(manifestPath, [JSON.stringify(manifest)])
    yield* pack.end()
  } finally {
    aside.forget()
  }
}

/** @throws AppError confirm_needed for somebody who did not show who they are for a while */
export function requireFresh({ actor }: FirmContext): void {
  if (!actor.isFresh)
    throw new AppError('confirm_needed', 'Confirm your identity to download all data of the firm')
}

type Archived = {
  /** What rows of a table fulfil that go along, as SQL. */
  archivedRows: Readonly<Record<string, string>>
  /** Files of a folder that go along by an id in their path. */
  archivedFiles: {
    folder: RegExp
    ids: string
    /** They can be made anew: they go along in the order of `ids` as far as there is room. */
    isForRoomLeft?: boolean
  }
}

/** Conditions of the rows that go along, by table. */
const conditions = onceComposed((): Archived['archivedRows'] =>
  Object.assign({}, ...hooks('archived').map(({ archivedRows }) => archivedRows)),
)

/** A file of the firm; its path is that below the firm's folder. */
type FirmFile = { key: string; path: string; size: number }
type SpareFile = FirmFile & { rank: number }

/** Whether a file goes along, by its path; where it does if there is room, its place in the queue. */
function fileRanks({ sql }: Reader): (path: string) => 'always' | 'never' | number {
  const rules = hooks('archived').map(({ archivedFiles: { folder, ids, isForRoomLeft } }) => {
    const rows = sql.exec<{ id: string }>(ids).toArray()
    return { folder, isForRoomLeft, ids: new Map(rows.map(({ id }, at) => [id, at])) }
  })
  return (path) => {
    for (const { folder, ids, isForRoomLeft } of rules) {
      const id = folder.exec(path)?.[1]
      if (id === undefined) continue
      const rank = ids.get(id)
      if (rank === undefined) return 'never'
      if (isForRoomLeft) return rank
    }
    return 'always'
  }
}

/** The firm's files one after the other. */
async function* filesOf({ env, firm }: Pick<ArchiveMeans, 'env' | 'firm'>) {
  const prefix = `firms/${firm.firmId}/`
  let cursor: string | undefined
  do {
    const listed = await env.FILES.list({ prefix, cursor })
    for (const { key, size } of listed.objects) {
      const file: FirmFile = { key, path: key.slice(prefix.length), size }
      yield file
    }
    cursor = listed.truncated ? listed.cursor : undefined
  } while (cursor !== undefined)
}

async function* addFile({ env }: Pick<ArchiveMeans, 'env'>, pack: Pack, file: FirmFile): Parts {
  const object = await env.FILES.get(file.key)
  if (!object) return
  const { contentType } = object.httpMetadata ?? {}
  yield* pack.addPlain(`${filesFolder}${file.path}`, contentType, object.body)
}

/** Adds what can be made anew as long as the archive can still be brought back. */
async function* addSpare(
  context: Pick<ArchiveMeans, 'env'>,
  pack: Pack,
  spare: SpareFile[],
  leftOut: Manifest['leftOut'],
): Parts {
  for (const file of spare.sort((one, other) => one.rank - other.rank)) {
    if (pack.hasRoomFor(file.size)) {
      yield* addFile(context, pack, file)
    } else {
      leftOut.files += 1
      leftOut.bytes += file.size
    }
  }
}

function wordsOn({ leftOut, canRestore }: Pick<Manifest, 'leftOut' | 'canRestore'>): string {
  const spare = `Left out, as an archive that is larger could not be brought back: ${leftOut.files} PDF files of issued documents, ${leftOut.bytes} bytes.
They are printed anew when they are asked for. Their hashes and the XML of all documents are in tables/issued_files.json.
`
  const large = `No firm can be made of this archive, as it is too large to be uploaded and read back at once.
All that the firm holds is in it: rows in tables/, files in files/, the journal and the reports in books/.
`
  return [leftOut.files > 0 && spare, !canRestore && large].filter(Boolean).join('\n')
}

/**
 * Whether an archive of the firm is likely to be small enough for a firm to be made of it, by the sizes
 * of the files that always go along.
 */
export async function isArchiveRestorable(context: ArchiveMeans): Promise<boolean> {
  const rankOf = fileRanks(context.store.reader)
  let bytes = 0
  for await (const { path, size } of filesOf(context)) if (rankOf(path) === 'always') bytes += size
  return bytes < maxUploadBytes
}

/** A name without what file systems do not take. */
function fileName(text: string): string {
  return text.replace(/[^\p{Letter}\p{Number}._-]+/gu, '-').slice(0, 60)
}
