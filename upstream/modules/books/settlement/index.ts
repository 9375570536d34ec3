export { accountMoves, type MovesPage } from './account-moves.ts'
export { type AgeingQuery, ageing } from './ageing.ts'
export { allocate, type NewAllocation, shareOfBase } from './allocate.ts'
export { applyCredits } from './apply-credit.ts'
export { type AsOfSum, balancesAsOf, openItemsOf, receivedAfter } from './as-of.ts'
export type {
  NetReduction,
  Reduction,
  SettledDocuments,
  SettlementChange,
  SettlementFollowed,
} from './documents.ts'
export { type DueItem, itemsDueBetween, itemsOfInvoice } from './due-items.ts'
export { listOpenItems } from './list-open.ts'
export { type NewOpenItem, openItem } from './open-item.ts'
export { isPaidByCustomers } from './paid-by-customers.ts'
export { partyAgeing, partyBalances } from './party-ageing.ts'
export {
  isHeldForPayment,
  isOfFile,
  type PaymentHolds,
  requireFreeable,
  requireNotHeld,
} from './payment-holds.ts'
export {
  findPaymentSteps,
  type MethodSum,
  type MoneyMoved,
  type MonthSum,
  type PaymentSpan,
  type PaymentSteps,
  type PaymentSum,
  requirePaymentSteps,
} from './payments.ts'
export { controlRole, type DatedLines, itemLine, postDated } from './posting.ts'
export { type AllocationKind, itemsOfDocument, type OpenItem, openCredits } from './reader.ts'
export { reduceDocument } from './reduce.ts'
export { type SettlementRefusal, settlementRefusal } from './refusal.ts'
export { closeDocument, reverseAllocation } from './reverse.ts'
export { balanceOf, settleDocument } from './settle-document.ts'
export { mayTakeBack, reductionsOf, takeBackReductions } from './take-back.ts'
