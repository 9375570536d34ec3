import { maxBilledEntries } from '#contract/projects/project-billing.ts'
import type { Actor } from '../../../firm/actor.ts'
import type { Reader, Writer } from '../../../firm/store.ts'
import type { Raw } from '../../../register/stored-rows.ts'
import { idsOfProjects, projectReach } from '../projects/views.ts'
import { beganBefore, beganFrom } from './began.ts'
import { type StoredEntry, storedOf } from './stored.ts'
import { firstWholeDays } from './whole-days.ts'

const unbilled = 'invoice_id is null and is_billable = 1 and ended_at is not null'

/** Days to bill, both included; open where one is not named. */
export type BilledDays = { from?: string | undefined; to?: string | undefined }

type Amount = { count: number; seconds: number }

/** Time of a project that could be invoiced and is not. */
export type UnbilledTime = {
  /** The oldest of the days asked for, as many as one invoice can have. */
  entries: StoredEntry[]
  /** What of these days is not among them, and the day on which it begins; null where all is. */
  later: (Amount & { fromDate: string }) | null
  /** What lies on other days than those asked for. */
  beside: Amount
}

/** Time of a project that could be invoiced and is not, by its days, and how much more there is. */
export function unbilledTime(
  { sql }: Reader,
  projectId: string,
  { from, to }: BilledDays = {},
): UnbilledTime {
  const days = [from ?? '', to ?? '9999-12-31']
  const found = sql
    .exec<Raw>(
      `select * from time_entries where project_id = ? and ${unbilled} and date between ? and ?
       order by date, started_at, id limit ?`,
      ...[projectId, ...days, maxBilledEntries + 1],
    )
    .toArray()
    .map(storedOf)
  const { fitting: entries, restFrom } = firstWholeDays(found, maxBilledEntries)
  const sums = sql
    .exec<Amount & { isAsked: number }>(
      `select date between ? and ? as isAsked, count(*) as count, sum(seconds) as seconds
       from time_entries where project_id = ? and ${unbilled} group by isAsked`,
      ...[...days, projectId],
    )
    .toArray()
  const none = { count: 0, seconds: 0 }
  const { count, seconds } = sums.find(({ isAsked }) => isAsked === 1) ?? none
  const beside = sums.find(({ isAsked }) => isAsked === 0) ?? none
  const shown = entries.reduce((sum, entry) => sum + entry.seconds, 0)
  return {
    entries,
    later:
      restFrom === null
        ? null
        : { count: count - entries.length, seconds: seconds - shown, fromDate: restFrom },
    beside: { count: beside.count, seconds: beside.seconds },
  }
}

/** Chosen time of a project, as far as it could be invoiced and is not, by its days. */
export function unbilledAmong(
  { sql }: Reader,
  projectId: string,
  entryIds: readonly string[],
): StoredEntry[] {
  return sql
    .exec<Raw>(
      `select * from time_entries where id in (select value from json_each(?))
         and project_id = ? and ${unbilled}
       order by date, started_at, id`,
      ...[JSON.stringify(entryIds), projectId],
    )
    .toArray()
    .map(storedOf)
}

/** Time of a project that stands on invoices, from one day to another. */
export function invoicedEntries(
  { sql }: Reader,
  projectId: string,
  { from, to }: { from: string; to: string },
): StoredEntry[] {
  return sql
    .exec<Raw>(
      `select * from time_entries where project_id = ? and invoice_id is not null
         and started_at >= ? and started_at < ? and date between ? and ?`,
      ...[projectId, beganFrom(from), beganBefore(to), from, to],
    )
    .toArray()
    .map(storedOf)
}

/** Time that stands on an invoice, by its days, of projects that somebody reaches. */
export function entriesOnInvoice(
  { sql }: Reader,
  actor: Actor,
  { invoiceId, most }: { invoiceId: string; most: number },
): StoredEntry[] {
  const reached = projectReach.within(actor, 'project_id')
  return sql
    .exec<Raw>(
      `select * from time_entries where invoice_id = ? ${reached ? `and (${reached.sql})` : ''}
       order by date, started_at, id limit ?`,
      ...[invoiceId, ...(reached?.bound ?? []), most],
    )
    .toArray()
    .map(storedOf)
}

/** A time entry as it was frozen when it came onto an invoice. */
export type BilledPart = {
  id: string
  lineId: string
  seconds: number
  hourly: string
  amount: number
  /** Whether it is of a project that the asker reaches. */
  isReached: boolean
}

/** All time on an invoice as it was frozen, by its days. */
export function billedParts({ sql }: Reader, actor: Actor, invoiceId: string): BilledPart[] {
  const reached = projectReach.within(actor, 'project_id')
  return sql
    .exec<Omit<BilledPart, 'isReached'> & { isReached: number }>(
      `select id, coalesce(invoice_line_id, '') as lineId,
         coalesce(billed_seconds, seconds, 0) as seconds, coalesce(billed_hourly, '') as hourly,
         coalesce(billed_amount, 0) as amount, ${reached ? `(${reached.sql})` : '1'} as isReached
       from time_entries where invoice_id = ? order by date, started_at, id`,
      ...[...(reached?.bound ?? []), invoiceId],
    )
    .toArray()
    .map((part) => ({ ...part, isReached: part.isReached === 1 }))
}

/** Ids of projects with such time. */
export function projectsWithUnbilled(reader: Reader): string[] {
  return reader.sql
    .exec<{ id: string }>(
      `select value as id from json_each(?) where exists (
         select 1 from time_entries where project_id = value and ${unbilled})`,
      JSON.stringify(idsOfProjects(reader)),
    )
    .toArray()
    .map(({ id }) => id)
}

/** What the time of a project that stands on invoices was billed at, in minor units. */
export function billedWorth({ sql }: Reader, projectId: string): number {
  const { amount } = sql
    .exec<{ amount: number | null }>(
      `select sum(billed_amount) as amount from time_entries
       where project_id = ? and invoice_id is not null`,
      projectId,
    )
    .one()
  return amount ?? 0
}

/** What an entry stands on an invoice as; frozen by it, whatever becomes of rates. */
export type Billed = {
  invoiceId: string
  invoiceLineId: string
  seconds: number
  hourly: string
  amount: number
}

/**
 * Puts an entry on an invoice, in the transaction that writes its line.
 * @returns whether it was free: one that another invoice has stays there
 */
export function markBilled({ sql }: Writer, entryId: string, billed: Billed): boolean {
  const { invoiceId, invoiceLineId, seconds, hourly, amount } = billed
  const { rowsWritten } = sql.exec(
    `update time_entries set invoice_id = ?, invoice_line_id = ?, billed_seconds = ?,
       billed_hourly = ?, billed_amount = ? where id = ? and ${unbilled}`,
    ...[invoiceId, invoiceLineId, seconds, hourly, amount, entryId],
  )
  return rowsWritten > 0
}

/** Entries follow the lines of a draft that were written anew; those of lines that are gone are free. */
export function followInvoiceLines(
  { sql }: Writer,
  invoiceId: string,
  moved: ReadonlyMap<string, string>,
): void {
  const lines = sql
    .exec<{ id: string }>(
      'select distinct invoice_line_id as id from time_entries where invoice_id = ?',
      invoiceId,
    )
    .toArray()
  for (const { id } of lines) {
    const line = moved.get(id)
    if (line === undefined) releaseTime({ sql }, invoiceId, id)
    else {
      sql.exec(
        'update time_entries set invoice_line_id = ? where invoice_id = ? and invoice_line_id = ?',
        ...[line, invoiceId, id],
      )
    }
  }
}

/** Frees the time of an invoice, or of one of its lines. */
export function releaseTime(
  { sql }: Pick<Writer, 'sql'>,
  invoiceId: string,
  invoiceLineId?: string,
): void {
  sql.exec(
    `update time_entries set invoice_id = null, invoice_line_id = null, billed_seconds = null,
       billed_hourly = null, billed_amount = null
     where invoice_id = ?1 and (?2 is null or invoice_line_id = ?2)`,
    invoiceId,
    invoiceLineId ?? null,
  )
}
