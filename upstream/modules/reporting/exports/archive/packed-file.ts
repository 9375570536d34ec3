import { createHash } from 'node:crypto'
import { crc32, deflateRawSync, constants as zlib } from 'node:zlib'

/** What a zip and the manifest say of a file. */
export type Packed = {
  path: string
  size: number
  crc: number
  sha256: string
  type?: string | undefined
}

/** Ends a stream of deflated blocks: a last one with nothing in it (RFC 1951, 3.2.6). */
const lastBlock = new Uint8Array([3, 0])
/** Texts are packed as long as this, each by itself. */
const pieceLength = 128 * 1024

/** Packs a text piece by piece; what is packed goes to `put`, in its order. */
export class TextPacker {
  readonly #put: (bytes: Uint8Array<ArrayBuffer>) => void
  readonly #encoder = new TextEncoder()
  readonly #hash = createHash('sha256')
  #texts: string[] = []
  #length = 0
  #size = 0
  #crc = 0

  constructor(put: (bytes: Uint8Array<ArrayBuffer>) => void) {
    this.#put = put
  }

  push(text: string): void {
    this.#texts.push(text)
    this.#length += text.length
    if (this.#length >= pieceLength) this.#flush()
  }

  end(path: string): Packed {
    this.#flush()
    this.#put(lastBlock)
    return { path, size: this.#size, crc: this.#crc, sha256: this.#hash.digest('hex') }
  }

  #flush(): void {
    if (this.#length === 0) return
    const bytes = this.#encoder.encode(this.#texts.join(''))
    this.#texts = []
    this.#length = 0
    this.#size += bytes.length
    this.#crc = crc32(bytes, this.#crc)
    this.#hash.update(bytes)
    this.#put(new Uint8Array(deflateRawSync(bytes, { finishFlush: zlib.Z_SYNC_FLUSH })))
  }
}

/** Sums up a file that goes along as it is. */
export class PlainSums {
  readonly #hash = createHash('sha256')
  #size = 0
  #crc = 0

  push(bytes: Uint8Array): void {
    this.#size += bytes.length
    this.#crc = crc32(bytes, this.#crc)
    this.#hash.update(bytes)
  }

  end(path: string, type: string | undefined): Packed {
    return { path, size: this.#size, crc: this.#crc, sha256: this.#hash.digest('hex'), type }
  }
}
