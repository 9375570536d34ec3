import { Buffer } from 'node:buffer'
import { inflateSync } from 'node:zlib'
import { latin1 } from './bytes.ts'

/** Larger than any invoice; all that one file unpacks to together. */
const maxInflated = 24_000_000
/** A byte of DEFLATE unpacks to no more than that. */
const maxRatio = 1032
const maxFiles = 50
const maxObjectStreams = 400
/** Longer than the description of any stream. */
const maxDictionary = 4_000

type Pdf = {
  bytes: Uint8Array
  /** One character a byte. */
  text: string
  /** Where streams end, from first to last: looked up once, or long files would take forever. */
  ends: number[]
  /** How many bytes of streams may still be read and unpacked; streams may lie over each other. */
  room: number
}

/**
 * The files attached to a PDF, in the order they stand in it; those that can't be unpacked are left
 * out. `isLocked` where the PDF is encrypted. Nothing but attachments is looked at.
 */
export function embeddedFiles(bytes: Uint8Array): { files: Uint8Array[]; isLocked: boolean } {
  const text = latin1(bytes)
  if (/\/Encrypt\s{1,4}\d+\s{1,4}\d+\s{1,4}R/.test(text)) return { files: [], isLocked: true }
  const room = maxInflated + bytes.length
  const pdf: Pdf = { bytes, text, ends: placesOf(text, 'endstream'), room }
  const typed = byType(text)
  const starts = typed.length > 0 ? typed : byReference(pdf)
  const files = [...new Set(starts)]
    .sort((a, b) => a - b)
    .slice(0, maxFiles)
    .flatMap((start) => streamAt(pdf, start) ?? [])
  return { files, isLocked: false }
}

function placesOf(text: string, word: string, max = Number.POSITIVE_INFINITY): number[] {
  const places: number[] = []
  for (let at = text.indexOf(word); at >= 0 && places.length < max; ) {
    places.push(at)
    at = text.indexOf(word, at + 1)
  }
  return places
}

/** Objects that say they are an attached file: where each begins. */
function byType(text: string): number[] {
  return placesOf(text, '/EmbeddedFile', maxObjectStreams)
    .filter((at) => !text.startsWith('/EmbeddedFiles', at))
    .flatMap((at) => objectAround(text, at) ?? [])
}

/** Where the object begins whose description holds the place. */
function objectAround(text: string, at: number): number | undefined {
  const from = Math.max(0, at - maxDictionary)
  const start = text.slice(from, at).lastIndexOf(' obj')
  return start < 0 ? undefined : from + start + 4
}

/** Attached files need not say so: the lists of attachments (`/EF`) say which objects they are. */
function byReference(pdf: Pdf): number[] {
  const numbers = new Set<string>()
  for (const part of [pdf.text, ...objectStreams(pdf)]) {
    for (const place of placesOf(part, '/EF', maxObjectStreams)) {
      const list = /^\/EF\s{0,4}<<([^>]{0,200})>>/.exec(part.slice(place, place + 220)) ?? []
      for (const one of (list[1] ?? '').matchAll(/\/U?F\s{1,4}(\d{1,8})\s{1,4}\d{1,5}\s{1,4}R/g)) {
        if (one[1] && numbers.size < maxFiles) numbers.add(one[1])
      }
    }
  }
  if (numbers.size === 0) return []
  const starts = new Map<string, number>()
  for (const object of pdf.text.matchAll(/\b(\d{1,8})\s{1,4}\d{1,5}\s{1,4}obj\b/g)) {
    // A later one replaces an earlier one of the same number.
    if (numbers.has(object[1] ?? '')) starts.set(object[1] ?? '', object.index + object[0].length)
  }
  return [...starts.values()]
}

function objectStreams(pdf: Pdf): string[] {
  const places = placesOf(pdf.text, '/ObjStm', maxObjectStreams)
  const starts = new Set(places.flatMap((at) => objectAround(pdf.text, at) ?? []))
  return [...starts].flatMap((start) => {
    const content = streamAt(pdf, start)
    return content ? [latin1(content)] : []
  })
}

/** The contents of the stream of the object that begins at `start`. */
function streamAt(pdf: Pdf, start: number): Uint8Array | undefined {
  const { bytes, text } = pdf
  const window = text.slice(start, start + maxDictionary)
  const word = window.search(/\bstream\r?\n/)
  const dictionary = window.slice(0, Math.max(word, 0))
  if (word < 0 || dictionary.includes('endobj')) return undefined
  const begin = start + word + (text.startsWith('\r\n', start + word + 6) ? 8 : 7)
  const length = /\/Length\s{1,4}(\d{1,9})\b(?!\s+\d+\s+R)/.exec(dictionary)?.[1]
  const end = length === undefined ? endAfter(pdf.ends, begin) : begin + Number(length)
  if (end === undefined || end > bytes.length) return undefined
  const raw = bytes.subarray(begin, end)
  if (raw.length > pdf.room) return undefined
  pdf.room -= raw.length
  if (!dictionary.includes('/Filter')) return raw
  return /\/Filter\s{0,4}\[?\s{0,4}\/(FlateDecode|Fl)\b/.test(dictionary)
    ? inflate(pdf, raw)
    : undefined
}

function endAfter(ends: readonly number[], place: number): number | undefined {
  let low = 0
  let high = ends.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ends[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return ends[low]
}

function inflate(pdf: Pdf, raw: Uint8Array): Uint8Array | undefined {
  if (pdf.room <= 0) return undefined
  try {
    const shared = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
    const plain = inflateSync(shared, { maxOutputLength: pdf.room })
    pdf.room -= plain.length
    return new Uint8Array(plain)
  } catch {
    // What is broken or too large has been unpacked in vain, and counts.
    pdf.room -= raw.length * maxRatio
    return undefined
  }
}
