import { Zip, type ZipInputFile } from 'fflate'
import { pause } from '../../../../core/breathe.ts'
import { maxUploadBytes } from '../../../../core/upload-limit.ts'
import { type ArchivedFile, maxEntries, maxUnpackedBytes } from './manifest.ts'
import { type Packed, PlainSums, TextPacker } from './packed-file.ts'

/** What an entry takes beside its bytes: its heads in the zip, its line in the manifest; never more. */
const entryBytes = 600
/** The form around an archive that is uploaded, the readme, and what ends the zip. */
const aroundBytes = 64 * 1024

type Bytes = Uint8Array<ArrayBuffer>

/** A zip that grows file by file; each method gives its next bytes, which are kept nowhere. */
export class Pack {
  readonly files: ArchivedFile[] = []
  readonly #mtime: Date
  #ready: Uint8Array[] = []
  #size = 0
  #unpacked = 0
  readonly #zip = new Zip((error, chunk) => {
    if (error) throw error
    this.#ready.push(chunk)
    this.#size += chunk.length
  })

  constructor(mtime: Date) {
    this.#mtime = mtime
  }

  /** Adds a file that is packed already. */
  *addPacked(packed: Packed, parts: Iterable<Bytes>): Generator<Uint8Array> {
    const entry = this.#open(packed.path, 8)
    for (const part of parts) yield* this.#write(entry, part)
    yield* this.#close(entry, packed)
  }

  /** Adds a text, packing it; others go on between two parts of it. */
  async *addText(path: string, texts: Iterable<string>): AsyncGenerator<Uint8Array> {
    const entry = this.#open(path, 8)
    let ready: Bytes[] = []
    const packer = new TextPacker((bytes) => ready.push(bytes))
    for (const text of texts) {
      packer.push(text)
      for (const bytes of ready) yield* this.#write(entry, bytes)
      ready = []
      await pause()
    }
    const packed = packer.end(path)
    for (const bytes of ready) yield* this.#write(entry, bytes)
    yield* this.#close(entry, packed)
  }

  /** Adds a file as it is. */
  async *addPlain(
    path: string,
    type: string | undefined,
    bytes: AsyncIterable<Uint8Array>,
  ): AsyncGenerator<Uint8Array> {
    const entry = this.#open(path, 0)
    const sums = new PlainSums()
    for await (const part of bytes) {
      sums.push(part)
      yield* this.#write(entry, new Uint8Array(part))
    }
    yield* this.#close(entry, sums.end(path, type))
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

  end(): Iterable<Uint8Array> {
    this.#zip.end()
    return this.#take()
  }

  #open(filename: string, compression: number): ZipInputFile {
    const entry: ZipInputFile = { filename, compression, mtime: this.#mtime, size: 0, crc: 0 }
    this.#zip.add(entry)
    return entry
  }

  #write(entry: ZipInputFile, bytes: Bytes): Iterable<Uint8Array> {
    entry.ondata?.(null, bytes, false)
    return this.#take()
  }

  /** What is known at the end stands behind a file and in the zip's directory. */
  #close(entry: ZipInputFile, { path, size, crc, sha256, type }: Packed): Iterable<Uint8Array> {
    Object.assign(entry, { size, crc })
    entry.ondata?.(null, new Uint8Array(0), true)
    this.#unpacked += size
    this.files.push({ path, size, sha256, ...(type !== undefined && { type }) })
    return this.#take()
  }

  #take(): Uint8Array[] {
    const taken = this.#ready
    this.#ready = []
    return taken
  }
}
