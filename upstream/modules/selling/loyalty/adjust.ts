import { conflictOf, invalidField } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import type { LoyaltyAdjustInput } from '#contract/selling/loyalty.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { post } from '../../books/ledger/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { changePoints } from './expiry.ts'
import { entryKind, liabilityLines } from './posting.ts'
import { getProgramme } from './programme.ts'
import { needAccount } from './writer.ts'

/**
 * Gives points that nobody paid for, an expense, or takes some away. Gives the account's id.
 * @throws AppError not_found, locked; conflict where no points are gathered; invalid for more than there are
 */
export function adjustPoints(
  writer: Writer,
  context: FirmContext,
  { customerId, points, reason }: LoyaltyAdjustInput,
): string {
  const programme = getProgramme(writer)
  if (!programme.isOn) throw conflictOf('loyaltyOff')
  const account = needAccount(writer, context, customerId)
  const left = Math.max(account.points, 0)
  if (0 - points > left) throw invalidField('points', 'pointsTooFew', { points: left })
  const date = firmDate(writer, context)
  const { worthOfHundred, expectedUse } = programme
  const worth: Minor = Math.round((Math.max(points, 0) * worthOfHundred * expectedUse) / 10_000)
  const { id, amount, pointsAfter } = changePoints(writer, context, account, {
    type: 'adjust',
    date,
    points,
    worth,
    note: reason,
    postedOn: date,
  })
  post(writer, context, {
    date,
    memo: `${account.customerName} ${reason}`,
    source: { kind: entryKind, id },
    lines: liabilityLines(amount, amount > 0 ? 'otherExpense' : 'otherIncome'),
  })
  writer.audit({
    entity: 'loyaltyAccount',
    entityId: account.id,
    action: 'adjust',
    title: account.customerName,
    detail: reason,
    before: { points: account.points },
    after: { points: pointsAfter },
  })
  return account.id
}
