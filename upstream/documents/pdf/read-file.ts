import { Buffer } from 'node:buffer'
import { inflateSync } from 'node:zlib'
import { type PdfDict, PdfFault, type PdfValue, readValue, skipSpace } from './read-value.ts'

/** As high as programs count the objects of a file. */
const highestNumber = 8_388_607

/** Where an object lies: at a place of the file, or as which one within a stream of objects. */
type Entry = { at: number } | { stream: number; index: number } | null

type Found = { value: PdfValue; streamAt: number | undefined }

/** What a stream of objects holds: the numbers and places of all, then their values. */
type Packed = { text: string; first: number; places: readonly number[] }

/**
 * What the file's own tables and streams of objects may be in all: a small file can be made that would
 * unpack to gigabytes, or say of millions of objects where they are.
 */
const most = { unpacked: 32 * 1024 * 1024, objects: 400_000, tables: 200, places: 1024 * 1024 }

/**
 * The objects of a PDF that somebody uploaded, as far as its tree of pages needs them (ISO 32000-1,
 * 7.5). A file that is damaged or locked is refused rather than guessed at.
 */
export class PdfFile {
  readonly text: string
  readonly trailer: PdfDict
  /** Where the newest of its tables of objects begins, and whether that is a stream. */
  readonly tableAt: number
  readonly hasTableStream: boolean
  readonly #entries = new Map<number, Entry>()
  readonly #packed = new Map<number, Packed>()
  #unpackedBytes = 0

  /** @throws PdfFault for what is no PDF, or one that cannot be read */
  constructor(bytes: Uint8Array) {
    this.text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
    if (!this.text.startsWith('%PDF-')) throw new PdfFault('no PDF')
    const end = this.text.lastIndexOf('startxref')
    const [, start] = /startxref\s+(\d+)/.exec(this.text.slice(Math.max(0, end), end + 40)) ?? []
    if (end < 0 || start === undefined) throw new PdfFault('no table')
    this.tableAt = Number(start)
    this.hasTableStream = !this.text.startsWith('xref', skipSpace(this.text, this.tableAt))
    this.trailer = this.#readTables()
    if (this.trailer.has('Encrypt')) throw new PdfFault('locked')
  }

  /** A number that no object of the file has, nor any after it. */
  get nextNumber(): number {
    let next = this.numberOf(this.trailer.get('Size'))
    for (const number of this.#entries.keys()) next = Math.max(next, number + 1)
    if (next < 1 || next > highestNumber) throw new PdfFault('a damaged table')
    return next
  }

  /** What a value stands for, be it said where it is or as another object. */
  resolve(value: PdfValue | undefined): PdfValue | undefined {
    let found = value
    for (let step = 0; found?.kind === 'ref'; step++) {
      if (step > 20) throw new PdfFault('a circle')
      found = this.#find(found.number)?.value
    }
    return found
  }

  /** @throws PdfFault where it is none */
  dict(value: PdfValue | undefined): PdfDict {
    const found = this.resolve(value)
    if (found?.kind !== 'dict') throw new PdfFault('no dictionary')
    return found.entries
  }

  /** An object as it is written, with the bytes of its stream where it has one. */
  object(number: number): { value: PdfValue; stream: string | undefined } | undefined {
    const found = this.#find(number)
    if (!found) return undefined
    const { value, streamAt } = found
    if (value.kind !== 'dict' || streamAt === undefined) return { value, stream: undefined }
    return { value, stream: this.#rawStream(value.entries, streamAt) }
  }

  numberOf(value: PdfValue | undefined): number {
    const found = this.resolve(value)
    const number = found?.kind === 'raw' ? Number(found.text) : Number.NaN
    if (!Number.isSafeInteger(number)) throw new PdfFault('no number')
    return number
  }

  items(value: PdfValue | undefined): PdfValue[] {
    const found = this.resolve(value)
    if (found?.kind !== 'array') throw new PdfFault('no list')
    return found.items
  }

  #find(number: number): Found | undefined {
    const entry = this.#entries.get(number)
    if (!entry) return undefined
    if ('at' in entry) return this.#objectAt(entry.at, number)
    const { text, first, places } = this.#openPacked(entry.stream)
    const place = places[2 * entry.index + 1]
    if (place === undefined) return undefined
    return { value: readValue(text, first + place).value, streamAt: undefined }
  }

  #objectAt(at: number, number?: number): Found {
    const head = /\s*(\d+)\s+\d+\s+obj/y
    head.lastIndex = at
    const found = head.exec(this.text)
    if (!found || (number !== undefined && Number(found[1]) !== number)) {
      throw new PdfFault('no object where its table says')
    }
    const { value, end } = readValue(this.text, head.lastIndex)
    const next = skipSpace(this.text, end)
    if (!this.text.startsWith('stream', next)) return { value, streamAt: undefined }
    const line = next + 'stream'.length
    const streamAt = line + (this.text[line] === '\r' ? 1 : 0)
    return { value, streamAt: streamAt + (this.text[streamAt] === '\n' ? 1 : 0) }
  }

  #rawStream(entries: PdfDict, at: number): string {
    const length = this.numberOf(entries.get('Length'))
    if (length < 0 || at + length > this.text.length) throw new PdfFault('a stream cut off')
    return this.text.slice(at, at + length)
  }

  #unpacked(entries: PdfDict, at: number): Buffer {
    const raw = Buffer.from(this.#rawStream(entries, at), 'latin1')
    const filter = this.resolve(entries.get('Filter'))
    const only = filter?.kind === 'array' ? this.resolve(filter.items[0]) : filter
    if (only === undefined) return this.#counted(raw)
    if (only.kind !== 'raw' || only.text !== '/FlateDecode') throw new PdfFault('an unknown filter')
    const plain = this.#counted(inflated(raw))
    const parms = this.resolve(entries.get('DecodeParms'))
    const how = parms?.kind === 'array' ? this.resolve(parms.items[0]) : parms
    if (how?.kind !== 'dict') return plain
    const predictor = how.entries.has('Predictor') ? this.numberOf(how.entries.get('Predictor')) : 1
    if (predictor < 10) return plain
    const columns = how.entries.has('Columns') ? this.numberOf(how.entries.get('Columns')) : 1
    if (columns < 1) throw new PdfFault('a damaged table')
    return withoutPredictor(plain, columns)
  }

  #counted(bytes: Buffer): Buffer {
    this.#unpackedBytes += bytes.length
    if (this.#unpackedBytes > most.unpacked) throw new PdfFault('too much')
    return bytes
  }

  #openPacked(stream: number): Packed {
    const known = this.#packed.get(stream)
    if (known) return known
    // Nothing is found in it while it is opened: its own length could lie there.
    this.#packed.set(stream, { text: '', first: 0, places: [] })
    const entry = this.#entries.get(stream)
    if (!entry || !('at' in entry)) throw new PdfFault('no stream of objects')
    const { value, streamAt } = this.#objectAt(entry.at, stream)
    if (value.kind !== 'dict' || streamAt === undefined) throw new PdfFault('no stream of objects')
    const text = this.#unpacked(value.entries, streamAt).toString('latin1')
    const first = this.numberOf(value.entries.get('First'))
    if (first > most.places) throw new PdfFault('too much')
    const places = text.slice(0, first).trim().split(/\s+/).map(Number)
    const packed = { text, first, places }
    this.#packed.set(stream, packed)
    return packed
  }

  /** Reads all tables, the newest first, and gives the newest trailer. */
  #readTables(): PdfDict {
    const seen = new Set<number>()
    const waiting = [this.tableAt]
    let newest: PdfDict | undefined
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      if (seen.has(at)) continue
      seen.add(at)
      if (seen.size > most.tables) throw new PdfFault('too much')
      const trailer = this.text.startsWith('xref', skipSpace(this.text, at))
        ? this.#readPlainTable(skipSpace(this.text, at) + 'xref'.length)
        : this.#readTableStream(at)
      newest ??= trailer
      for (const name of ['XRefStm', 'Prev']) {
        if (trailer.has(name)) waiting.push(this.numberOf(trailer.get(name)))
      }
    }
    if (!newest?.has('Root')) throw new PdfFault('no trailer')
    return newest
  }

  #readPlainTable(start: number): PdfDict {
    const section = /\s*(\d+)\s+(\d+)\s*/y
    const row = /(\d{10}) (\d{5}) ([nf])\s*/y
    let at = start
    for (;;) {
      section.lastIndex = at
      const head = section.exec(this.text)
      if (!head) break
      at = section.lastIndex
      for (let each = 0; each < Number(head[2]); each++) {
        row.lastIndex = at
        const found = row.exec(this.text)
        if (!found) throw new PdfFault('a damaged table')
        this.#note(Number(head[1]) + each, found[3] === 'n' ? { at: Number(found[1]) } : null)
        at = row.lastIndex
      }
    }
    at = skipSpace(this.text, at)
    if (!this.text.startsWith('trailer', at)) throw new PdfFault('no trailer')
    const { value } = readValue(this.text, at + 'trailer'.length)
    if (value.kind !== 'dict') throw new PdfFault('no trailer')
    return value.entries
  }

  #readTableStream(at: number): PdfDict {
    const { value, streamAt } = this.#objectAt(at)
    if (value.kind !== 'dict' || streamAt === undefined) throw new PdfFault('no table')
    const { entries } = value
    const bytes = this.#unpacked(entries, streamAt)
    const widths = this.items(entries.get('W')).map((width) => this.numberOf(width))
    const [typeWidth = 0, placeWidth = 0, indexWidth = 0] = widths
    const width = typeWidth + placeWidth + indexWidth
    const spans = entries.has('Index')
      ? this.items(entries.get('Index')).map((one) => this.numberOf(one))
      : [0, this.numberOf(entries.get('Size'))]
    const isOdd = widths.some((one) => one < 0 || one > 8)
    if (width === 0 || isOdd) throw new PdfFault('a damaged table')
    let read = 0
    const number = (length: number) => {
      let sum = 0
      for (let each = 0; each < length; each++) sum = sum * 256 + (bytes[read++] ?? 0)
      return sum
    }
    for (let span = 0; span < spans.length; span += 2) {
      for (let each = 0; each < (spans[span + 1] ?? 0) && read + width <= bytes.length; each++) {
        const type = typeWidth === 0 ? 1 : number(typeWidth)
        const place = number(placeWidth)
        const index = number(indexWidth)
        const within = type === 2 ? { stream: place, index } : null
        this.#note((spans[span] ?? 0) + each, type === 1 ? { at: place } : within)
      }
    }
    return entries
  }

  /** What a newer table says holds. */
  #note(number: number, entry: Entry): void {
    if (this.#entries.has(number)) return
    if (this.#entries.size >= most.objects) throw new PdfFault('too much')
    this.#entries.set(number, entry)
  }
}

function inflated(packed: Buffer): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength: most.unpacked })
  } catch {
    throw new PdfFault('a damaged stream')
  }
}

/** Undoes what PNG calls filters, of rows of single bytes (ISO 32000-1, 7.4.4.4). */
function withoutPredictor(packed: Buffer, columns: number): Buffer {
  const rows = Math.floor(packed.length / (columns + 1))
  const plain = Buffer.alloc(rows * columns)
  for (let row = 0; row < rows; row++) {
    const filter = packed[row * (columns + 1)] ?? 0
    for (let column = 0; column < columns; column++) {
      const to = row * columns + column
      const left = column > 0 ? (plain[to - 1] ?? 0) : 0
      const above = row > 0 ? (plain[to - columns] ?? 0) : 0
      const corner = row > 0 && column > 0 ? (plain[to - columns - 1] ?? 0) : 0
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter]
      if (guess === undefined) throw new PdfFault('a damaged table')
      plain[to] = (packed[row * (columns + 1) + 1 + column] ?? 0) + guess
    }
  }
  return plain
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((one) => Math.abs(guess - one))
  if (toLeft === undefined || toAbove === undefined || toCorner === undefined) return 0
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}
