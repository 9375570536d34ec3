export { hasRest } from './actions.ts'
export { creditInvoice } from './credit.ts'
export {
  getShared,
  markViewed,
  openShared,
  toPublicDocument,
} from './delivery/public-document.ts'
export { ask } from './delivery/questions.ts'
export { markSent, send } from './delivery/send.ts'
export { share } from './delivery/share.ts'
export { type DepositParts, depositLines, depositParts, sumsByCode } from './deposits/amounts.ts'
export { countedDeposits, toDeposit } from './deposits/choose.ts'
export { createDepositDraft, deductDepositsOfQuote } from './deposits/create.ts'
export { depositsOfQuote } from './deposits/store.ts'
export { documentInput } from './document-input.ts'
export { createDraft, deleteDraft, duplicate, updateDraft } from './draft.ts'
export type { DraftSource } from './draft-sources.ts'
export { draftValues } from './draft-values.ts'
export { copiedTerms } from './electronic/copied-terms.ts'
export { electronicFile } from './electronic/file.ts'
export { setTerms } from './electronic/keep-terms.ts'
export { lineOf, rateOf } from './electronic/lines.ts'
export { addressOf, buyerOf, sellerOf } from './electronic/parties.ts'
export { isOpen } from './figures.ts'
export { finalise } from './finalise.ts'
export { instalmentsOf, movedInstalments } from './instalments.ts'
export { documentPdf } from './kept/document-pdf.ts'
export { groupKey } from './posting.ts'
export { publicPath } from './public-path.ts'
export {
  type DocumentRow,
  getDocument,
  isDisputed,
  linesOf,
} from './reader.ts'
export { refusal } from './refusal.ts'
export type { InvoiceSteps } from './run-steps.ts'
export { taxIdentityProblems } from './tax-identity.ts'
export { agencyCodeOf } from './verifactu/agency-code.ts'
export { recordTicket, type TicketToRecord } from './verifactu/record-ticket.ts'
export { isOverdueOn, toInvoice } from './view.ts'
export { voidInvoice } from './void.ts'
