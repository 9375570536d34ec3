import { payableOf } from '#contract/core/payable.ts'
import type { Totals } from '#contract/core/totals.ts'
import type { SplitPayment } from '#contract/selling/electronic-invoices.ts'
import type { InvoiceInput } from '#contract/selling/invoice.ts'
import { documentValues } from '../../../documents/document-values.ts'
import { sortKey } from '../../../documents/sort-key.ts'
import { addDaysTo } from '../../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { accountFor, hasAccount } from '../../books/ledger/index.ts'
import { incomeAccountFor, type TaxRule } from '../../books/taxes/index.ts'
import type { LineItem } from '../../catalogue/items/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import type { DocumentRow } from './reader.ts'
import { isSplitPayment } from './split-payment.ts'
import type { NewDocument, NewLine } from './writer.ts'

/** What a draft is for, who pays its tax and how that is rounded where the firm has no say now. */
export type DraftTerms = {
  purpose?: DocumentRow['purpose']
  splitPayment?: SplitPayment
  taxRounding?: DocumentRow['taxRounding'] | undefined
  /** The number that it had in another program. */
  importedNumber?: string
}

export type DraftValues = { document: NewDocument; lines: NewLine[]; totals: Totals }

/**
 * What a draft with this input is stored as: dates, totals and accounts worked out.
 * @throws AppError not_found for a customer or item the firm does not have; invalid
 */
export function draftValues(
  reader: Reader,
  context: Pick<FirmContext, 'newId'>,
  written: InvoiceInput,
  { purpose = '', splitPayment = '', taxRounding: given, importedNumber = '' }: DraftTerms = {},
): DraftValues {
  const customer = getStoredParty(reader, written.customerId)
  const accounts = new Map<string, string>()
  const { lines, totals, head, taxRounding } = documentValues(reader, context, written, {
    taxDate: taxDay(written),
    isExact: purpose !== '',
    taxRounding: given,
    own: (_line, { item, rule }) => ({
      incomeAccount: incomeAccount(reader, item, rule, accounts),
      creditedQuantity: '0',
      creditsLineId: null,
    }),
  })
  const splitTax = isSplitPayment(reader, customer.id, splitPayment) ? totals.tax : 0
  return {
    lines,
    totals,
    document: {
      ...head,
      ...datesOf(written),
      taxRounding,
      kind: 'invoice',
      number: null,
      importedNumber,
      state: 'draft',
      customerId: customer.id,
      customerName: customer.name,
      customerOrder: sortKey(customer.name),
      supplyDate: written.supplyDate,
      earlyPayment: written.earlyPayment ? JSON.stringify(written.earlyPayment) : null,
      purchaseOrder: written.purchaseOrder,
      custom: written.custom,
      splitTax,
      due: payableOf({ total: totals.total, splitTax }),
    },
  }
}

/** The day whose tax rates apply to an invoice. */
export function taxDay({ issueDate, supplyDate }: Pick<InvoiceInput, 'issueDate' | 'supplyDate'>) {
  return supplyDate ?? issueDate
}

type Due = Pick<InvoiceInput, 'issueDate' | 'dueDate' | 'paymentTermsDays'>

/** When an invoice is due: on the day that was typed, else by its terms. @throws AppError invalid */
export function dueDateOf({ dueDate, ...terms }: Due): string {
  return dueDate ?? addDaysTo('issueDate', terms.issueDate, terms.paymentTermsDays)
}

function datesOf({ dueDate, instalments, ...terms }: InvoiceInput) {
  const { paymentTermsDays } = terms
  const [first] = instalments
  const parts = JSON.stringify(instalments)
  if (first) {
    const own = { dueDate: first.dueDate, hasOwnDueDate: false }
    return { paymentTermsDays, ...own, instalments: parts }
  }
  const byTerms = dueDateOf({ ...terms, dueDate: null })
  const hasOwnDueDate = dueDate !== null && dueDate !== byTerms
  return { paymentTermsDays, dueDate: dueDate ?? byTerms, hasOwnDueDate, instalments: parts }
}

/** The account that the tax treatment asks for, else the item's own, else the one for what is sold. */
function incomeAccount(
  reader: Reader,
  item: LineItem | undefined,
  rule: TaxRule | undefined,
  known: Map<string, string>,
): string {
  const role = item?.kind === 'service' ? 'incomeServices' : 'income'
  const key = `${item?.incomeAccount ?? ''} ${rule?.code ?? ''} ${role}`
  const found = known.get(key)
  if (found !== undefined) return found
  const wished = incomeAccountFor(reader, rule, item?.incomeAccount ?? '')
  const account = hasAccount(reader, wished) ? wished : accountFor(reader, role)
  known.set(key, account)
  return account
}
