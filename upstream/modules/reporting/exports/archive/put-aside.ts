import { pause } from '../../../../core/breathe.ts'
import { contentNames, openSearches, readRowsOf, readSearch } from '../../../../firm/contents.ts'
import type { HandlerContext } from '../../../../firm/implement.ts'
import type { Store } from '../../../../firm/store.ts'
import { searchesFolder, tablesFolder } from './manifest.ts'
import { type Packed, TextPacker } from './packed-file.ts'

/** As many letters are packed without a pause for others. */
const lettersAtOnce = 128 * 1024
/** As many bytes lie together on the disk; a value takes two million. */
const partBytes = 128 * 1024
/** Whoever stopped taking an archive took it no longer than this. */
const keptMs = 3_600_000
const openKey = 'archive parts'

type Open = { id: string; at: number; parts: number }
type Bytes = Uint8Array<ArrayBuffer>
type Conditions = Readonly<Record<string, string>>
type Shelved = Packed & { parts: Iterable<Bytes> }

/** The rows of a firm at one instant, packed, on its own disk. */
type PutAside<Beside> = {
  files: Shelved[]
  /** What was read in the same turn as the last row. */
  beside: Beside
  /** Takes them away again. */
  forget: () => void
}

/**
 * Packs the rows of every table and the words of every search index as they are at one instant, onto the
 * disk: they would not fit into memory. `readBeside` reads what belongs to them. Others go on in between;
 * where one of them writes, it begins anew, and the last time in one go.
 */
export async function putAside<Beside>(
  { store, firm }: Pick<HandlerContext, 'store' | 'firm'>,
  conditions: Conditions,
  readBeside: () => Beside,
): Promise<PutAside<Beside>> {
  forgetOld(store, firm.now)
  store.transact(firm, openSearches)
  for (const pauses of [true, true, false]) {
    const shelf = new Shelf(store, firm.newId(), firm.now)
    const isStill = stillness(store)
    const files: Shelved[] = []
    for (const file of packContents(store, shelf, conditions)) {
      if (file) files.push(file)
      else if (pauses) await pause()
      if (!isStill()) break
    }
    if (isStill()) return { files, beside: readBeside(), forget: () => shelf.forget() }
    shelf.forget()
  }
  throw new Error('What is read in one go cannot be changed meanwhile')
}

/** Says whether nothing was written since. */
function stillness(store: Store): () => boolean {
  const { transactions } = store
  return () => store.transactions === transactions
}

/** Gives a file when it is done, and nothing where others may go on before. */
function* packContents(
  { reader }: Store,
  shelf: Shelf,
  conditions: Conditions,
): Generator<Shelved | undefined> {
  const { tables, searches } = contentNames(reader)
  for (const name of tables) {
    const read = readRowsOf(reader, name, conditions[name])
    yield* packFile(shelf, `${tablesFolder}${name}.json`, { name, ...read })
  }
  for (const name of searches) {
    const read = readSearch(reader, name, conditions[name])
    yield* packFile(shelf, `${searchesFolder}${name}.json`, { name, ...read })
  }
}

type Rows = { name: string; columns: string[]; pages: Iterable<readonly unknown[][]> }

function* packFile(
  shelf: Shelf,
  path: string,
  { name, columns, pages }: Rows,
): Generator<Shelved | undefined> {
  const file = shelf.open()
  let [letters, before] = [0, '']
  file.push(`{"name":${JSON.stringify(name)},"columns":${JSON.stringify(columns)},"rows":[`)
  for (const rows of pages) {
    for (const row of rows) {
      const text = `${before}${JSON.stringify(row)}`
      file.push(text)
      letters += text.length
      before = ','
      if (letters < lettersAtOnce) continue
      letters = 0
      yield undefined
    }
  }
  file.push(']}')
  yield file.end(path)
}

/** Numbered parts of files on the disk. */
class Shelf {
  readonly #store: Store
  readonly #own: Open
  #ready: Bytes[] = []
  #length = 0

  constructor(store: Store, id: string, now: Date) {
    this.#store = store
    this.#own = { id, at: now.getTime(), parts: 0 }
  }

  /** One file at a time. */
  open() {
    const first = this.#own.parts
    const packer = new TextPacker((bytes) => this.#take(bytes))
    return {
      push: (text: string) => packer.push(text),
      end: (path: string): Shelved => {
        const packed = packer.end(path)
        this.#write()
        return { ...packed, parts: this.#read(first, this.#own.parts) }
      },
    }
  }

  forget(): void {
    forgetParts(this.#store, this.#own)
  }

  #take(bytes: Bytes): void {
    this.#ready.push(bytes)
    this.#length += bytes.length
    if (this.#length >= partBytes) this.#write()
  }

  #write(): void {
    const part = new Uint8Array(this.#length)
    let at = 0
    for (const bytes of this.#ready) {
      part.set(bytes, at)
      at += bytes.length
    }
    this.#ready = []
    this.#length = 0
    this.#store.aside.put(partKey(this.#own, this.#own.parts), part)
    this.#own.parts += 1
    this.#store.aside.put(openKey, [...othersThan(this.#store, this.#own), this.#own])
  }

  *#read(from: number, to: number): Generator<Bytes> {
    for (let at = from; at < to; at += 1) {
      const part = this.#store.aside.get<Bytes>(partKey(this.#own, at))
      if (!part) throw new Error('A part of the archive is gone')
      yield part
    }
  }
}

function partKey({ id }: Pick<Open, 'id'>, at: number): string {
  return `archive ${id} ${at}`
}

function othersThan({ aside }: Store, { id }: Pick<Open, 'id'>): Open[] {
  return (aside.get<Open[]>(openKey) ?? []).filter((one) => one.id !== id)
}

function forgetParts(store: Store, open: Open): void {
  for (let at = 0; at < open.parts; at += 1) store.aside.delete(partKey(open, at))
  const others = othersThan(store, open)
  if (others.length > 0) store.aside.put(openKey, others)
  else store.aside.delete(openKey)
}

/** Parts that were left behind: by a download that broke off as the object ended, say. */
function forgetOld(store: Store, now: Date): void {
  for (const open of store.aside.get<Open[]>(openKey) ?? []) {
    if (open.at < now.getTime() - keptMs) forgetParts(store, open)
  }
}
