import { type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import type { ElectronicTerms, InvoiceKind } from '#contract/selling/electronic-invoices.ts'
import type { Reader } from '../../../../firm/store.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { getStoredParty } from '../../../firm/parties/index.ts'
import type { DocumentRow } from '../reader.ts'
import { isWithinItaly } from '../split-payment.ts'

/** BT-3 of what an invoice is for: the supply itself, a prepayment, a part of the work. */
export const usualKinds = { '': '380', deposit: '386', progress: '326' } as const

/**
 * The kinds that fit what an invoice is for. A deposit and a progress invoice post to deposits of
 * customers, so only they are 386 and 326, and they are made of a quote. A self-billed invoice (389)
 * is written by the customer: whoever also issued one would owe its tax twice (§ 14c UStG).
 */
export function fittingKinds({ purpose }: Pick<DocumentRow, 'purpose'>): InvoiceKind[] {
  if (purpose === 'deposit') return ['', '386', '380']
  return purpose === 'progress' ? ['', '326', '380'] : ['', '380', '384']
}

const refusals: Partial<Record<InvoiceKind, string>> = {
  '386': 'kindIsDeposit',
  '326': 'kindIsProgress',
  '384': 'kindIsNoDeposit',
  '389': 'kindIsSelfBilled',
}

/**
 * A kind must fit what the invoice is for, and a correction says what it corrects; in Spain with the
 * day, as the record for the tax agency names it (Orden HAC/1177/2024, IDFacturaRectificada).
 * @throws AppError invalid
 */
export function requireFittingTerms(
  reader: Reader,
  row: Pick<DocumentRow, 'purpose' | 'issueDate' | 'customerId'>,
  { typeCode, precedingNumber, precedingDate, deliveryNotes, splitPayment }: ElectronicTerms,
): void {
  const fields: FieldProblems = {}
  if (!fittingKinds(row).includes(typeCode)) {
    fields.typeCode = { key: refusals[typeCode] ?? 'invalidChoice' }
  } else if (typeCode === '384') {
    if (precedingNumber === '') fields.precedingNumber = { key: 'required' }
    const isSpanish = getFirmProfile(reader).address.country === 'ES'
    if (isSpanish && precedingDate === null) fields.precedingDate = { key: 'required' }
  }
  if (splitPayment === 'yes') {
    const { country } = getStoredParty(reader, row.customerId)
    if (!isWithinItaly(reader, country)) fields.splitPayment = { key: 'splitPaymentItaly' }
  }
  deliveryNotes.forEach(({ date }, at) => {
    if (date > row.issueDate) fields[`deliveryNotes.${at}.date`] = { key: 'afterIssue' }
  })
  refuseProblems(fields, 'The invoice does not fit its kind')
}
