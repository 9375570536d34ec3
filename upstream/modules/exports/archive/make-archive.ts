import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { AppError } from '#contract/errors.ts'
import { breathe } from '../../../breathe.ts'
import { contentsShape, readContents } from '../../../firm/contents.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firms/index.ts'
import { bookFiles } from '../../reports/index.ts'
import { exportOffers } from '../offers.ts'
import {
  type ArchivedFile,
  booksFolder,
  filesFolder,
  type Manifest,
  manifestPath,
  maxArchiveBytes,
  searchesFolder,
  sha256Of,
  tablesFolder,
} from './manifest.ts'

/**
 * All that a firm holds as one zip: the rows of every table as they are at one instant, its files, the
 * journal and the reports, and a manifest with the hash of each.
 * Mailboxes of persons stay out: they are theirs alone.
 * @throws AppError too_large where it does not fit into memory; confirm_needed for somebody who did not
 *   show who they are for a while
 */
export async function makeArchive(context: HandlerContext): Promise<File> {
  const { store, firm } = context
  requireFresh(firm)
  const { tradeName, legalName } = getFirmProfile(store.reader)
  // Read in one go: nothing can be written between two tables.
  const contents = store.transact(firm, (writer) => {
    writer.audit({ entity: 'firm', entityId: firm.firmId, action: 'takeArchive' })
    return readContents(writer, conditions)
  })
  const books = await bookFiles(store.reader, firm, exportOffers(store.reader).years)
  const pack = new Pack(firm.now)
  for (const table of contents.tables)
    await pack.add(`${tablesFolder}${table.name}.json`, json(table))
  for (const search of contents.searches) {
    await pack.add(`${searchesFolder}${search.name}.json`, json(search))
  }
  for (const book of books) {
    await pack.add(`${booksFolder}${book.name}`, new Uint8Array(await book.arrayBuffer()))
  }
  const isTaken = fileFilter(store.reader)
  for await (const { path, type, bytes } of filesOf(context, isTaken)) {
    await pack.add(`${filesFolder}${path}`, bytes, type)
  }
  const manifest: Manifest = {
    ...{ format: 'firmament-firm', version: 1, shape: contentsShape, firmId: firm.firmId },
    ...{ name: tradeName || legalName, madeAt: firm.now.toISOString() },
    ...{ madeBy: firm.actor.userName, files: pack.files },
  }
  await pack.add(manifestPath, json(manifest))
  const name = `${firm.now.toISOString().slice(0, 10)}_${fileName(manifest.name)}.zip`
  return new File(pack.end(), name, { type: 'application/zip' })
}

/** @throws AppError confirm_needed for somebody who did not show who they are for a while */
export function requireFresh({ actor }: FirmContext): void {
  if (!actor.isFresh) throw new AppError('confirm_needed', 'All that the firm holds')
}

type Archived = {
  /** What rows of a table fulfil that go along, as SQL. */
  archivedRows: Readonly<Record<string, string>>
  /** Files of a folder that go along by an id in their path. */
  archivedFiles: { folder: RegExp; ids: string }
}

/** Modules that leave something out of an archive say so in `on-archive.ts`. */
const found = Object.values(import.meta.glob<Archived>('../../*/on-archive.ts', { eager: true }))
const conditions = Object.assign({}, ...found.map(({ archivedRows }) => archivedRows))

/** Whether a file goes along, by its path below the firm's folder. */
function fileFilter({ sql }: Reader): (path: string) => boolean {
  const rules = found.map(({ archivedFiles: { folder, ids } }) => {
    const rows = sql.exec<{ id: string }>(ids).toArray()
    return { folder, ids: new Set(rows.map(({ id }) => id)) }
  })
  return (path) =>
    rules.every(({ folder, ids }) => {
      const id = folder.exec(path)?.[1]
      return id === undefined || ids.has(id)
    })
}

/** The firm's files one after the other. */
async function* filesOf(
  { env, firm }: Pick<HandlerContext, 'env' | 'firm'>,
  isTaken: (path: string) => boolean,
) {
  const prefix = `firms/${firm.firmId}/`
  let cursor: string | undefined
  do {
    const listed = await env.FILES.list({ prefix, cursor })
    for (const { key } of listed.objects) {
      if (!isTaken(key.slice(prefix.length))) continue
      const object = await env.FILES.get(key)
      if (!object) continue
      const bytes = new Uint8Array(await object.arrayBuffer())
      yield { path: key.slice(prefix.length), type: object.httpMetadata?.contentType, bytes }
    }
    cursor = listed.truncated ? listed.cursor : undefined
  } while (cursor !== undefined)
}

/** A zip that grows file by file. */
class Pack {
  readonly files: ArchivedFile[] = []
  readonly #chunks: Uint8Array<ArrayBuffer>[] = []
  readonly #mtime: Date
  #size = 0
  readonly #zip = new Zip((error, chunk) => {
    if (error) throw error
    // A chunk may be a view of a buffer that is used again.
    this.#chunks.push(new Uint8Array(chunk))
    this.#size += chunk.length
  })

  constructor(mtime: Date) {
    this.#mtime = mtime
  }

  /** @throws AppError too_large */
  async add(path: string, bytes: Uint8Array<ArrayBuffer>, type?: string): Promise<void> {
    const isText = type === undefined
    const entry = isText ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path)
    entry.mtime = this.#mtime
    this.#zip.add(entry)
    entry.push(bytes, true)
    if (this.#size > maxArchiveBytes) throw new AppError('too_large', 'The archive is too large')
    this.files.push({ path, size: bytes.length, sha256: await sha256Of(bytes), type })
    await breathe()
  }

  end(): Uint8Array<ArrayBuffer>[] {
    this.#zip.end()
    return this.#chunks
  }
}

function json(value: unknown): Uint8Array<ArrayBuffer> {
  return new Uint8Array(strToU8(JSON.stringify(value)))
}

/** A name without what file systems do not take. */
function fileName(text: string): string {
  return text.replace(/[^\p{Letter}\p{Number}._-]+/gu, '-').slice(0, 60)
}
