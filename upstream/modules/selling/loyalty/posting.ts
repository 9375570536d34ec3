import type { Minor } from '#contract/core/money.ts'
import type { Writer } from '../../../firm/store.ts'
import { credit, debit, type PostingLine } from '../../books/ledger/index.ts'

export const entryKind = 'loyaltyEntry'

/** What the liability grows by, against what it is taken from; below zero it shrinks. */
export function liabilityLines(amount: Minor, against: string): PostingLine[] {
  if (amount === 0) return []
  return [debit({ role: against }, amount), credit({ role: 'loyaltyLiability' }, amount)]
}

/**
 * What the sales of a batch did to points on a day, as it is posted: what was put off for points that
 * were earned, and what was earned by those that were redeemed or came back.
 * @param postedOn the day of the entry, which is kept
 */
export function postBatch(
  writer: Writer,
  { batch, date, postedOn }: { batch: string; date: string; postedOn: string },
): PostingLine[] {
  writer.sql.exec(
    'update loyalty_entries set posted_on = ? where batch = ? and date = ?',
    ...[postedOn, batch, date],
  )
  return writer.sql
    .exec<{ amount: Minor }>(
      `select sum(amount) as amount from loyalty_entries where batch = ? and date = ?
       group by amount > 0 order by amount > 0 desc`,
      ...[batch, date],
    )
    .toArray()
    .flatMap(({ amount }) => liabilityLines(amount, 'salesReturns'))
}
