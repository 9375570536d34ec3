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
 * The files attached to a PDF, the likeliest invoice first: by the names that the specifications give it,
 * then by what a file is to the document, then the newest; those that can't be unpacked are left out.
 * `isLocked` where the PDF is encrypted. Nothing but attachments is looked at.
 */
export function embeddedFiles(bytes: Uint8Array): { files: Uint8Array[]; isLocked: boolean } {
  const text = latin1(bytes)
  if (/\/Encrypt\s{1,4}\d+\s{1,4}\d+\s{1,4}R/.test(text)) return { files: [], isLocked: true }
  const room = maxInflated + bytes.length
  const pdf: Pdf = { bytes, text, ends: placesOf(text, 'endstream'), room }
  const latest = latestObjects(text)
  const named = bySpecification(pdf, latest)
  const known = new Set(named.map(({ start }) => start))
  const alive = new Set(latest.values())
  const typed = byType(text).filter((start) => alive.has(start) && !known.has(start))
  const unnamed = typed.map((start) => ({ start, rank: unnamedRank }))
  const files = [...named, ...unnamed]
    .sort((one, other) => one.rank - other.rank || other.start - one.start)
    .slice(0, maxFiles)
    .flatMap(({ start }) => streamAt(pdf, start) ?? [])
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

type Place = { start: number; rank: number }

/** Names of the invoice in Factur-X and ZUGFeRD, and what files are to a document by PDF/A-3. */
const names = /^(factur-x|zugferd-invoice|xrechnung|order-x)\.xml$/i
const relationships = ['Alternative', 'Data', 'Source']
const unnamedRank = 5

/**
 * Where objects begin by their numbers: a later one replaces an earlier one of the same number. What stands
 * in a stream of known length is none, as an attached PDF has objects of its own.
 */
function latestObjects(text: string): Map<string, number> {
  const starts = new Map<string, number>()
  const lengths = lengthsIn(text)
  const marks = /\b(\d{1,8})\s{1,4}\d{1,5}\s{1,4}obj\b|\bstream\r?\n/g
  let object = 0
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (mark[1] !== undefined) {
      object = marks.lastIndex
      starts.set(mark[1], object)
    } else if (mark.index - object < maxDictionary) {
      const end = endOfStream(text, text.slice(object, mark.index), marks.lastIndex, lengths)
      if (end !== undefined) marks.lastIndex = end
    }
  }
  return starts
}

/** What objects say that are a number alone, as lengths of streams often are. */
function lengthsIn(text: string): Map<string, number[]> {
  const lengths = new Map<string, number[]>()
  for (const [, object = '', length] of text.matchAll(
    /\b(\d{1,8})\s{1,4}\d{1,5}\s{1,4}obj\s{1,4}(\d{1,9})\s{1,4}endobj/g,
  )) {
    const known = lengths.get(object)
    if (known) known.push(Number(length))
    else lengths.set(object, [Number(length)])
  }
  return lengths
}

/** Where a stream ends by the length that its description says, where it does end there. */
function endOfStream(
  text: string,
  description: string,
  begin: number,
  lengths: ReadonlyMap<string, number[]>,
): number | undefined {
  const [, said = '', reference] =
    /\/Length\s{1,4}(\d{1,9})(\s{1,4}\d{1,5}\s{1,4}R)?/.exec(description) ?? []
  const all =
    reference === undefined ? [Number(said)] : (lengths.get(said) ?? []).slice(0, maxFiles)
  return all
    .map((length) => begin + length)
    .filter((end) => /^\s{0,2}endstream/.test(text.slice(end, end + 12)))
    .sort((one, other) => other - one)[0]
}

/** Files that the document describes (`/EF`): each with its name and what it is to the document. */
function bySpecification(pdf: Pdf, latest: ReadonlyMap<string, number>): Place[] {
  const alive = new Set(latest.values())
  const found = new Map<number, number>()
  for (const part of [pdf.text, ...objectStreams(pdf)]) {
    for (const place of placesOf(part, '/EF', maxObjectStreams)) {
      const list = filesAt(pdf.text, part.slice(place, place + 220), latest)
      if (list === undefined) continue
      // What an update of the file replaced is no attachment any more.
      const own = part === pdf.text ? objectAround(part, place) : undefined
      if (own !== undefined && !alive.has(own)) continue
      const rank = rankOf(dictionaryAround(part, place))
      for (const one of list.matchAll(/\/U?F\s{1,4}(\d{1,8})\s{1,4}\d{1,5}\s{1,4}R/g)) {
        const start = latest.get(one[1] ?? '')
        if (start === undefined || found.size >= maxFiles) continue
        found.set(start, Math.min(rank, found.get(start) ?? rank))
      }
    }
  }
  return [...found].map(([start, rank]) => ({ start, rank }))
}

/** The list of an `/EF`, which may be an object of its own. */
function filesAt(
  text: string,
  part: string,
  latest: ReadonlyMap<string, number>,
): string | undefined {
  const [, list, reference = ''] =
    /^\/EF\s{0,4}(?:<<([^>]{0,200})>>|(\d{1,8})\s{1,4}\d{1,5}\s{1,4}R)/.exec(part) ?? []
  if (list !== undefined) return list
  const start = latest.get(reference)
  if (start === undefined) return undefined
  return /^\s{0,4}<<([^>]{0,200})>>/.exec(text.slice(start, start + 220))?.[1]
}

function rankOf(description: string): number {
  const isNamed = [
    ...description.matchAll(/\/U?F\s{0,4}(?:\(([^)]{0,200})\)|<([\dA-Fa-f\s]{0,800})>)/g),
  ].some(([, literal, hex]) =>
    names.test(literal === undefined ? textOfHex(hex ?? '') : plainText(literal)),
  )
  const relationship = /\/AFRelationship\s{0,4}\/(\w{1,20})/.exec(description)?.[1] ?? ''
  const isRelated = relationships.includes(relationship)
  if (isNamed) return isRelated ? 0 : 1
  if (isRelated) return 2
  return relationship === '' || relationship === 'Unspecified' ? 3 : 4
}

function textOfHex(hex: string): string {
  return plainText(latin1(Buffer.from(hex.replace(/\s/g, ''), 'hex')))
}

/** A name without its byte order mark and the empty bytes of UTF-16. */
function plainText(text: string): string {
  return text.replace(/\\(\d{3}|.)/g, '').replace(/[^\x20-\x7e]/g, '')
}

/** The description that a place stands in, from its `<<` to its `>>`. */
function dictionaryAround(text: string, at: number): string {
  let from = at
  for (let depth = 0; from > 0 && at - from < maxDictionary; from -= 1) {
    const pair = text.slice(from - 1, from + 1)
    if (pair === '>>') depth += 1
    else if (pair === '<<') depth -= 1
    else continue
    from -= 1
    if (depth < 0) break
  }
  let to = at
  for (let depth = 0; to < text.length && to - at < maxDictionary; to += 1) {
    const pair = text.slice(to, to + 2)
    if (pair === '<<') depth += 1
    else if (pair === '>>') depth -= 1
    else continue
    to += 1
    if (depth < 0) break
  }
  return text.slice(from, to)
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
