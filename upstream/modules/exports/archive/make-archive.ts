import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { AppError } from '#contract/errors.ts'
import { breathe } from '../../../breathe.ts'
import { contentsShape, readContents } from '../../../firm/contents.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
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
 * @throws AppError too_large where it does not fit into memory
 */
export async function makeArchive(context: HandlerContext): Promise<File> {
  const { store, firm } = context
  const { tradeName, legalName } = getFirmProfile(store.reader)
  // Read in one go: nothing can be written between two tables.
  const contents = store.transact(firm, readContents)
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
  for await (const { path, type, bytes } of filesOf(context)) {
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

/** The firm's files one after the other, without those of uploads that are not done with. */
async function* filesOf({ env, firm }: Pick<HandlerContext, 'env' | 'firm'>) {
  const prefix = `firms/${firm.firmId}/`
  let cursor: string | undefined
  do {
    const listed = await env.FILES.list({ prefix, cursor })
    for (const { key } of listed.objects) {
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
