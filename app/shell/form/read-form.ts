import { AppError } from '#contract/core/errors.ts'
import { parseLocaleDecimal } from '#contract/core/locale-number.ts'
import { closeGaps, type FormTree, setAt, type TypedTree } from './form-tree.ts'
import { matchesPath } from './path-pattern.ts'
import { type Proof, takeProof } from './proof.ts'

export type ReadOptions = {
  /** Numbers written as the language does; their paths, `*` stands for any one part: `lines.*.price`. */
  decimals?: readonly string[]
  /** BCP 47 tag the decimals are written in: `format.locale`. */
  locale?: string
  /** Paths where an empty field means nothing at all: null, not an empty text. */
  nullable?: readonly string[]
  /** Paths of checkboxes that share a name: always a list, even of none. */
  lists?: readonly string[]
}

/** A form as it was sent. */
export type Form = {
  /** For a schema: nested by the dots in names, trimmed, decimals in machine form. */
  data: FormTree
  /** For showing the form again: the same as it was typed. */
  values: TypedTree
  /** Which button was pressed: the value of the one named `intent`. */
  intent: string
  /** Of `IdempotencyField`. */
  idempotencyKey: string | undefined
  /** Of `ConfirmNotice`. */
  proof?: Proof | undefined
}

const maxFields = 20_000

/**
 * Reads a posted form. `lines.0.quantity` becomes `{ lines: [{ quantity }] }`; gaps in the
 * numbers close up. Throws AppError `unsupported_type` or `malformed` for what is no form,
 * `too_large` for one with more than 20 000 fields.
 */
export async function readForm(request: Request, options: ReadOptions = {}): Promise<Form> {
  const { decimals = [], locale = 'en', nullable = [], lists = [] } = options
  const entries = await readEntries(request)
  const data: FormTree = {}
  const values: TypedTree = {}
  for (const path of lists) {
    setAt(data, path, [])
    setAt(values, path, [])
  }
  for (const [path, sent] of groupByName(entries)) {
    const isList = lists.includes(path)
    const read = sent.map((value) => {
      if (typeof value !== 'string') return value
      const text = value.trim()
      if (text === '' && matchesPath(path, nullable)) return null
      const isWritten = !/^\d{1,12}$/.test(text) && matchesPath(path, decimals)
      return isWritten ? (parseLocaleDecimal(text, locale) ?? text) : text
    })
    setAt(data, path, isList ? read : lastOf(read))
    const typed = sent.filter((value) => typeof value === 'string')
    setAt(values, path, isList ? typed : lastOf(typed))
  }
  const intent = takeText(data, 'intent')
  const idempotencyKey = takeText(data, 'idempotencyKey')
  delete values.intent
  delete values.idempotencyKey
  const proof = takeProof(data, values)
  return {
    data: closeGaps(data),
    values: closeGaps(values),
    intent,
    idempotencyKey: idempotencyKey || undefined,
    proof,
  }
}

const formType = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i

async function readEntries(request: Request): Promise<[string, string | File][]> {
  const type = request.headers.get('content-type') ?? ''
  if (!formType.test(type)) throw new AppError('unsupported_type', 'The body is no form')
  let form: FormData
  try {
    form = await request.formData()
  } catch (cause) {
    throw new AppError('malformed', 'The body is no form', { cause })
  }
  const entries = [...form.entries()]
  if (entries.length > maxFields) throw new AppError('too_large', 'Too many fields')
  // A file field that was left empty is sent as a nameless file.
  return entries
    .filter(([, value]) => typeof value === 'string' || value.name || value.size)
    .map(([name, value]) => [name, typeof value === 'string' ? lineFeeds(value) : value])
}

/** Browsers send a line's end as two characters; everything here knows the one. */
function lineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

function groupByName(entries: [string, string | File][]): Map<string, (string | File)[]> {
  const groups = new Map<string, (string | File)[]>()
  for (const [name, value] of entries) {
    const group = groups.get(name)
    if (group) group.push(value)
    else groups.set(name, [value])
  }
  return groups
}

function lastOf<Value>(sent: Value[]): Value | '' {
  const last = sent.at(-1)
  return last === undefined ? '' : last
}

function takeText(data: FormTree, name: string): string {
  const value = data[name]
  delete data[name]
  return typeof value === 'string' ? value : ''
}
