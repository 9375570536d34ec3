import { addDays, addMonths, earlierOf } from '../../../firm/calendar.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { post } from '../../books/ledger/index.ts'
import { firmDate, startOfFirmDay } from '../../firm/firms/index.ts'
import { schedule } from '../../firm/jobs/index.ts'
import { entryKind, liabilityLines } from './posting.ts'
import { getProgramme } from './programme.ts'
import { expiredPoints, getStoredAccount, type StoredAccount } from './reader.ts'
import { appendEntry, type NewEntry } from './writer.ts'

/** The job that ends points on the day after their last. */
export const expiryJob = 'loyalty.expire'

/**
 * Adds a change of points; those that are added end as many months after its day as the programme says
 * then. All points come in here, so that none are added without their end.
 */
export function changePoints(
  writer: Writer,
  context: FirmContext,
  account: StoredAccount,
  entry: Omit<NewEntry, 'expiresOn'>,
): ReturnType<typeof appendEntry> {
  const { expiryMonths: months } = getProgramme(writer)
  const expiresOn = months === null || entry.points <= 0 ? null : addMonths(entry.date, months)
  const changed = appendEntry(writer, context, account, { ...entry, expiresOn })
  planExpiry(writer, expiresOn)
  return changed
}

/** Plans the end of points, where no earlier one is planned. */
function planExpiry(writer: Writer, expiresOn: string | null): void {
  if (expiresOn === null) return
  const planned = plannedExpiry(writer)
  if (planned !== null && planned <= expiresOn) return
  plan(writer, planned === null ? expiresOn : earlierOf(planned, expiresOn))
}

function plannedExpiry({ sql }: Reader): string | null {
  const rows = sql.exec<{ planned: string | null }>(
    'select expiry_planned as planned from loyalty_programme',
  )
  return rows.toArray()[0]?.planned ?? null
}

function plan(writer: Writer, on: string): void {
  writer.sql.exec('update loyalty_programme set expiry_planned = ?', on)
  schedule(writer, {
    kind: expiryJob,
    key: 'points',
    dueAt: startOfFirmDay(writer, addDays(on, 1)),
    payload: { since: on },
    link: 'loyalty',
  })
}

/**
 * Ends the points whose last day is over, from a day on; what was owed for them is the firm's income.
 * Then waits for the next ones.
 */
export function expirePoints(writer: Writer, context: FirmContext, since: string): void {
  const today = firmDate(writer, context)
  const accounts = writer.sql
    .exec<{ id: string }>(
      `select distinct account_id as id from loyalty_entries
       where expires_on >= ? and expires_on < ? order by account_id`,
      ...[since, today],
    )
    .toArray()
  for (const { id } of accounts) expireOf(writer, context, id, today)
  writer.sql.exec('update loyalty_programme set expiry_planned = null')
  const { next } = writer.sql
    .exec<{ next: string | null }>(
      'select min(expires_on) as next from loyalty_entries where expires_on >= ?',
      today,
    )
    .one()
  planExpiry(writer, next)
}

function expireOf(writer: Writer, context: FirmContext, accountId: string, today: string): void {
  const points = expiredPoints(writer, accountId, today)
  if (points === 0) return
  const account = getStoredAccount(writer, accountId)
  const { id, amount } = appendEntry(writer, context, account, {
    type: 'expire',
    date: today,
    points: 0 - points,
    postedOn: today,
  })
  post(writer, context, {
    date: today,
    memo: account.customerName,
    source: { kind: entryKind, id },
    lines: liabilityLines(amount, 'salesReturns'),
  })
  writer.audit({
    entity: 'loyaltyAccount',
    entityId: accountId,
    action: 'expire',
    title: account.customerName,
    after: { points: 0 - points },
  })
}
