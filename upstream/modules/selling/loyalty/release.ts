import type { Minor } from '#contract/core/money.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { post } from '../../books/ledger/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { entryKind, liabilityLines } from './posting.ts'
import { getStoredAccount } from './reader.ts'
import { appendEntry } from './writer.ts'

/** Earns what an account was owed for points that it no longer has, by an entry of today. */
export function releaseOwed(
  writer: Writer,
  context: FirmContext,
  accountId: string,
  owed: Minor,
): void {
  if (owed === 0) return
  const account = getStoredAccount(writer, accountId)
  const date = firmDate(writer, context)
  const { id, amount } = appendEntry(writer, context, account, {
    type: 'adjust',
    date,
    points: 0,
    worth: 0 - owed,
    postedOn: date,
  })
  post(writer, context, {
    date,
    memo: account.customerName,
    source: { kind: entryKind, id },
    lines: liabilityLines(amount, 'salesReturns'),
  })
}
