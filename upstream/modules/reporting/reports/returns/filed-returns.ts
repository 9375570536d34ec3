import type { FiledReturn } from '#contract/reporting/tax-returns.ts'
import { addDays } from '../../../../firm/calendar.ts'
import type { Reader, Writer } from '../../../../firm/store.ts'
import type { Span } from '../span.ts'

export type FiledKind = 'vat' | 'oss'

export type StoredReturn = FiledReturn & {
  kind: FiledKind
  sequence: number
  filedBy: string
  /** The contract's ReturnBox[] as JSON. */
  boxes: string
}

type Row = {
  id: string
  kind: FiledKind
  from_date: string
  to_date: string
  sequence: number
  boxes: string
  owed: number
  reference: string
  filed_at: string
  filed_by: string
  filed_by_name: string
}

/** Every return of a kind that was filed, the newest days first. */
export function listFiled({ sql }: Reader, kind: FiledKind = 'vat'): StoredReturn[] {
  return sql
    .exec<Row>('select * from tax_returns where kind = ? order by from_date desc', kind)
    .toArray()
    .map((row) => ({
      id: row.id,
      kind: row.kind,
      from: row.from_date,
      to: row.to_date,
      sequence: row.sequence,
      boxes: row.boxes,
      owed: row.owed,
      reference: row.reference,
      filedAt: row.filed_at,
      filedBy: row.filed_by,
      filedByName: row.filed_by_name,
    }))
}

/** Which lines belong to a return: entries up to one, of its days, and those that came too late. */
export type ReturnScope = Span & {
  until: number
  /** The instant at which it was filed: payments that were entered later are left out. */
  knownAt?: string
  /** Of days up to the last that was filed, entered after that. */
  late: (Span & { after: number; knownAt: string }) | null
}

/**
 * What the return of some days is made of: what it was filed with, or what there is now. Entries
 * that came too late for the one right before belong to it.
 */
export function scopeOf(reader: Reader, { from, to }: Span, kind: FiledKind = 'vat'): ReturnScope {
  const all = listFiled(reader, kind)
  const filed = all.find((one) => one.from === from && one.to === to)
  // With days between them what came late is in the return of those.
  const before = all.find((one) => addDays(one.to, 1) === from)
  return {
    from,
    to,
    until: filed?.sequence ?? Number.MAX_SAFE_INTEGER,
    ...(filed && { knownAt: filed.filedAt }),
    late: before
      ? {
          from: '0000-01-01',
          to: before.to,
          after: before.sequence,
          knownAt: before.filedAt,
        }
      : null,
  }
}

/**
 * Which lines a list of some days has beside the return: a list may be of other days, such as the
 * quarter of three returns or a month of one. A line stands on its own day, and one that was entered
 * after the return of that day was filed on the first day after that return, as it is in the next.
 */
export function listScopeOf(reader: Reader, { from, to }: Span): ReturnScope {
  const ascending = listFiled(reader).reverse()
  const closing = ascending.find((one) => one.to >= to)
  const dayBefore = addDays(from, -1)
  const before = ascending.find((one) => one.to >= dayBefore)
  return {
    from,
    to,
    until: closing?.sequence ?? Number.MAX_SAFE_INTEGER,
    ...(closing && { knownAt: closing.filedAt }),
    late: before
      ? { from: '0000-01-01', to: dayBefore, after: before.sequence, knownAt: before.filedAt }
      : null,
  }
}

export function insertReturn({ sql }: Writer, one: StoredReturn): void {
  sql.exec(
    `insert into tax_returns (id, kind, from_date, to_date, sequence, boxes, owed, reference, filed_at,
       filed_by, filed_by_name) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    one.id,
    one.kind,
    one.from,
    one.to,
    one.sequence,
    one.boxes,
    one.owed,
    one.reference,
    one.filedAt,
    one.filedBy,
    one.filedByName,
  )
}
