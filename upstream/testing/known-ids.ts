import type { Operation } from './openapi-operations.ts'
import { pickFrom } from './random.ts'

type Get = (path: string) => Promise<Response>
type Random = () => number

const idNames = ['id', 'code', 'key', 'userId', 'kind', 'token'] as const

/** Ids of a firm's records, learned from its own lists: by the folder in a path, and by the field. */
export class KnownIds {
  readonly #firmId: string
  readonly #get: Get
  readonly #byFolder = new Map<string, string[]>()

  constructor(firmId: string, get: Get) {
    this.#firmId = firmId
    this.#get = get
  }

  /** Reads the lists that need nothing but the firm. */
  async learn(reading: readonly Operation[]): Promise<void> {
    for (const { path, query } of reading) {
      if (/\{(?!firmId\})/.test(path) || query.some(({ required }) => required)) continue
      const answer = await this.#get(path.replace('{firmId}', this.#firmId))
      const type = answer.headers.get('content-type') ?? ''
      if (!answer.ok || !type.includes('json')) {
        await answer.body?.cancel()
        continue
      }
      const folder = path.slice(path.lastIndexOf('/') + 1)
      const found = idsIn(await answer.json())
      this.#byFolder.set(folder, [...(this.#byFolder.get(folder) ?? []), ...found])
    }
  }

  /** An id for a name in braces in a path, by the folder before it. */
  inPath(path: string, name: string, random: Random): string {
    if (name === 'firmId') return this.#firmId
    const [, folder = ''] = new RegExp(`([^/]+)/\\{${name}\\}`).exec(path) ?? []
    return this.#pick(folder, random) ?? this.find(name, random) ?? plain[name] ?? 'x'
  }

  /** A value for a field that names a record, such as `customerId`; undefined for any other. */
  find(field: string, random: Random): string | undefined {
    const folder = folders[field] ?? (field.endsWith('Id') ? `${field.slice(0, -2)}s` : undefined)
    return folder === undefined ? undefined : this.#pick(folder, random)
  }

  #pick(folder: string, random: Random): string | undefined {
    const known = this.#byFolder.get(folder)
    return known && known.length > 0 ? pickFrom(random)(known) : undefined
  }
}

/** Where the ids of a field are that is not called as its list. */
const folders: Readonly<Record<string, string>> = {
  customerId: 'parties',
  supplierId: 'parties',
  partyId: 'parties',
  intoId: 'parties',
  taxCode: 'taxes',
  account: 'accounts',
  accountCode: 'accounts',
  bankAccountCode: 'bank-accounts',
  categoryId: 'item-categories',
  entryId: 'journal-entries',
}
const plain: Readonly<Record<string, string>> = {
  kind: 'invoice',
  language: 'de',
  month: '2026-10',
  mailKind: 'invoice',
  report: 'custom',
}

function idsIn(answer: unknown): string[] {
  const rows = Array.isArray(answer) ? answer : Object(answer).rows
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row) => {
    const found = idNames.map((name) => Object(row)[name]).find((id) => typeof id === 'string')
    return typeof found === 'string' ? [found] : []
  })
}
