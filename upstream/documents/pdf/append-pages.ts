import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { joinBytes } from '../../core/join-bytes.ts'
import { PdfFile } from './read-file.ts'
import { type PdfDict, PdfFault, type PdfValue, writeValue } from './read-value.ts'

export { PdfFault } from './read-value.ts'

/** As many pages a tree is walked through, and as deep; and as many a file may say that it has. */
const most = { pages: 20_000, depth: 40, said: 100_000 }

/** What the page has for itself and would else take from the tree that it is put in. */
const ofOldTree = ['Parent', 'StructParents', 'Tabs', 'Annots']

type Ref = Extract<PdfValue, { kind: 'ref' }>

/**
 * How many pages a PDF has, where pages can be added to it.
 * @throws PdfFault for one that is none, has no page, is locked or damaged
 */
export function countPages(bytes: Uint8Array): number {
  return openOriginal(bytes).count
}

/**
 * A PDF with the pages of another one after its own. The bytes of the first stay as they are, what is
 * added follows them (an incremental update, ISO 32000-1, 7.5.6), so that whoever has the original can
 * tell that it is all there.
 * @throws PdfFault where `countPages` does, and never else
 */
export function appendPages(original: Uint8Array, more: Uint8Array): Uint8Array<ArrayBuffer> {
  const place = openOriginal(original)
  const { treeRef, tree, kids, count } = place
  const other = new PdfFile(more)
  const added = new AddedObjects(other, place.next)
  const pages = pagesOf(other).map((page) => added.addPage(page, treeRef))
  const changed: PdfDict = new Map(tree)
  changed.set('Kids', { kind: 'array', items: [...kids, ...pages] })
  changed.set('Count', numberValue(count + pages.length))
  added.replace(treeRef, { kind: 'dict', entries: changed })
  return written(original, place, added)
}

/** Reads all that pages are added by, so that what is wrong shows before somebody is to sign it. */
function openOriginal(bytes: Uint8Array) {
  try {
    const file = new PdfFile(bytes)
    const { treeRef, tree } = treeOf(file)
    const kids = file.items(tree.get('Kids'))
    const count = file.numberOf(tree.get('Count'))
    if (count < 1 || count > most.said) throw new PdfFault('no page')
    return { file, treeRef, tree, kids, count, next: file.nextNumber, firstId: firstIdOf(file) }
  } catch (error) {
    // It was made to go round in circles, or to be more than fits.
    if (error instanceof RangeError) throw new PdfFault('too much')
    throw error
  }
}

type Original = ReturnType<typeof openOriginal>

function treeOf(file: PdfFile): { treeRef: Ref; tree: PdfDict } {
  const treeRef = file.dict(file.trailer.get('Root')).get('Pages')
  if (treeRef?.kind !== 'ref') throw new PdfFault('no tree of pages')
  return { treeRef, tree: file.dict(treeRef) }
}

/** The part of a file's id that says which file it comes of; undefined where it has none. */
function firstIdOf(file: PdfFile): PdfValue | undefined {
  const id = file.resolve(file.trailer.get('ID'))
  return id?.kind === 'array' ? id.items[0] : undefined
}

function pagesOf(file: PdfFile): Ref[] {
  const pages: Ref[] = []
  const walk = (ref: PdfValue, depth: number) => {
    if (ref.kind !== 'ref' || depth > most.depth || pages.length > most.pages) {
      throw new PdfFault('no page')
    }
    const node = file.dict(ref)
    if (!node.has('Kids')) pages.push(ref)
    else for (const kid of file.items(node.get('Kids'))) walk(kid, depth + 1)
  }
  walk(treeOf(file).treeRef, 0)
  return pages
}

type Written = { ref: Ref; value: PdfValue; stream: string | undefined }

/** Objects of one file on their way into another, where they have other numbers. */
class AddedObjects {
  readonly objects: Written[] = []
  readonly #numbers = new Map<number, number>()
  readonly #from: PdfFile
  next: number

  constructor(from: PdfFile, first: number) {
    this.#from = from
    this.next = first
  }

  addPage(page: Ref, parent: Ref): Ref {
    const entries: PdfDict = new Map(this.#from.dict(page))
    for (const name of ofOldTree) entries.delete(name)
    const box = entries.get('MediaBox')
    if (box) entries.set('CropBox', box)
    entries.set('Rotate', numberValue(0))
    const ref: Ref = { kind: 'ref', number: this.next++, generation: 0 }
    const { entries: taken } = this.#dict(entries)
    taken.set('Parent', parent)
    this.objects.push({ ref, value: { kind: 'dict', entries: taken }, stream: undefined })
    return ref
  }

  replace(ref: Ref, value: PdfValue): void {
    this.objects.push({ ref, value, stream: undefined })
  }

  #taken(value: PdfValue): PdfValue {
    if (value.kind === 'array')
      return { ...value, items: value.items.map((one) => this.#taken(one)) }
    if (value.kind === 'dict') return this.#dict(value.entries)
    if (value.kind !== 'ref') return value
    const known = this.#numbers.get(value.number)
    if (known !== undefined) return { ...value, number: known, generation: 0 }
    const number = this.next++
    this.#numbers.set(value.number, number)
    const found = this.#from.object(value.number)
    const ref: Ref = { kind: 'ref', number, generation: 0 }
    const taken = found ? this.#taken(found.value) : ({ kind: 'raw', text: 'null' } as const)
    this.objects.push({ ref, value: taken, stream: found?.stream })
    return ref
  }

  #dict(entries: PdfDict) {
    const taken = [...entries].map(([name, one]) => [name, this.#taken(one)] as const)
    return { kind: 'dict', entries: new Map(taken) } as const
  }
}

function written(original: Uint8Array, { file, firstId }: Original, added: AddedObjects) {
  const begin = '\n'
  let text = begin
  const places = new Map<number, { at: number; generation: number }>()
  const noteHere = ({ number, generation }: Ref) =>
    places.set(number, { at: original.length + text.length, generation })
  for (const { ref, value, stream } of added.objects) {
    noteHere(ref)
    const body = stream === undefined ? '' : `\nstream\n${stream}\nendstream`
    text += `${ref.number} ${ref.generation} obj\n${writeValue(value)}${body}\nendobj\n`
  }
  const tableAt = original.length + text.length
  const trailer: PdfDict = new Map()
  for (const name of ['Root', 'Info']) {
    const value = file.trailer.get(name)
    if (value) trailer.set(name, value)
  }
  trailer.set('Prev', numberValue(file.tableAt))
  trailer.set('ID', idOf(firstId, text))
  if (file.hasTableStream) {
    const ref: Ref = { kind: 'ref', number: added.next++, generation: 0 }
    noteHere(ref)
    text += tableStream(ref, places, trailer, added.next)
  } else {
    trailer.set('Size', numberValue(added.next))
    const rows = spansOf(places).map(({ first, rows: span }) => {
      const lines = span.map(
        ({ at, generation }) => `${digits(at, 10)} ${digits(generation, 5)} n \n`,
      )
      return `${first} ${span.length}\n${lines.join('')}`
    })
    text += `xref\n${rows.join('')}trailer\n${writeValue({ kind: 'dict', entries: trailer })}\n`
  }
  text += `startxref\n${tableAt}\n%%EOF\n`
  return joinBytes([original, Buffer.from(text, 'latin1')])
}

/** The first half says which file it comes of, the second which state of it this is. */
function idOf(first: PdfValue | undefined, text: string): PdfValue {
  const hash = createHash('md5').update(text, 'latin1').digest('hex')
  const mine: PdfValue = { kind: 'raw', text: `<${hash}>` }
  return { kind: 'array', items: [first ?? mine, mine] }
}

type Places = ReadonlyMap<number, { at: number; generation: number }>

/** Numbers that follow one another stand together in a table. */
function spansOf(places: Places) {
  const spans: { first: number; rows: { at: number; generation: number }[] }[] = []
  for (const [number, place] of [...places].sort(([one], [other]) => one - other)) {
    const last = spans.at(-1)
    if (last && last.first + last.rows.length === number) last.rows.push(place)
    else spans.push({ first: number, rows: [place] })
  }
  return spans
}

function tableStream(ref: Ref, places: Places, trailer: PdfDict, size: number): string {
  const spans = spansOf(places)
  const rows = spans.flatMap(({ rows: span }) => span)
  const bytes = Buffer.alloc(rows.length * 8)
  for (const [row, { at, generation }] of rows.entries()) {
    bytes.writeUInt8(1, row * 8)
    bytes.writeUIntBE(at, row * 8 + 1, 5)
    bytes.writeUInt16BE(generation, row * 8 + 6)
  }
  const index = spans.flatMap(({ first, rows: span }) => [first, span.length])
  const entries: PdfDict = new Map(trailer)
  entries.set('Type', { kind: 'raw', text: '/XRef' })
  entries.set('Size', numberValue(size))
  entries.set('W', { kind: 'array', items: [1, 5, 2].map(numberValue) })
  entries.set('Index', { kind: 'array', items: index.map(numberValue) })
  entries.set('Length', numberValue(bytes.length))
  const dict = writeValue({ kind: 'dict', entries })
  return `${ref.number} 0 obj\n${dict}\nstream\n${bytes.toString('latin1')}\nendstream\nendobj\n`
}

function numberValue(number: number): PdfValue {
  return { kind: 'raw', text: String(number) }
}

function digits(number: number, length: number): string {
  return String(number).padStart(length, '0')
}
