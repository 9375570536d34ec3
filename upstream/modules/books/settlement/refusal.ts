import { AppError } from '#contract/core/errors.ts'

/** Why something cannot be settled now; each is a key of the `problem` texts. */
export type SettlementRefusal =
  | 'notOpen'
  | 'alreadyReversed'
  | 'moreThanDue'
  | 'moreThanCredit'
  | 'notTakenBackAlone'
  | 'inApprovedRun'

/** A `conflict` that says what the record's state forbids. */
export function settlementRefusal(reason: SettlementRefusal): AppError {
  return new AppError('conflict', reason, { detail: { reason } })
}
