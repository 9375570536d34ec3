import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { AppError } from '#contract/errors.ts'
import { breathe } from '../../../breathe.ts'
import { maxUploadBytes } from '../../../upload-limit.ts'
import {
  type ArchivedFile,
  maxArchiveBytes,
  maxEntries,
  maxUnpackedBytes,
  sha256Of,
} from './manifest.ts'

/** What an entry takes beside its bytes: its heads in the zip, its line in the manifest; never more. */
const entryBytes = 600
/** The form around an archive that is uploaded, the readme, and what ends the zip. */
const aroundBytes = 64 * 1024

/** A zip that grows file by file. */
export class Pack {
  readonly files: ArchivedFile[] = []
  readonly #chunks: Uint8Array<ArrayBuffer>[] = []
  readonly #mtime: Date
  #size = 0
  #unpacked = 0
  readonly #zip = new Zip((error, chunk) => {
    if (error) throw error
    // A chunk may be a view of a buffer that is used again.
    this.#chunks.push(new Uint8Array(chunk))
    this.#size += chunk.length
  })

  constructor(mtime: Date) {
    this.#mtime = mtime
  }

  /** Adds a file; one with a type is stored as it is. @throws AppError too_large */
  async add(path: string, bytes: Uint8Array<ArrayBuffer>, type?: string): Promise<void> {
    const isText = type === undefined
    const entry = isText ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path)
    entry.mtime = this.#mtime
    this.#zip.add(entry)
    entry.push(bytes, true)
    if (this.#size > maxArchiveBytes) throw new AppError('too_large', 'The archive is too large')
    this.#unpacked += bytes.length
    this.files.push({ path, size: bytes.length, sha256: await sha256Of(bytes), type })
    await breathe()
  }

  /** Whether the archive can still be uploaded and read back with one more file of that many bytes. */
  hasRoomFor(bytes: number): boolean {
    const entries = this.files.length + 1
    const rest = entries * entryBytes + aroundBytes
    return (
      this.#size + bytes + rest <= maxUploadBytes &&
      this.#unpacked + bytes + rest <= maxUnpackedBytes &&
      // The readme and the manifest are entries as well.
      entries + 2 <= maxEntries
    )
  }

  end(): Uint8Array<ArrayBuffer>[] {
    this.#zip.end()
    return this.#chunks
  }
}
