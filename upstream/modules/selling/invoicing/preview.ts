import { AppError } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import { payableOf } from '#contract/core/payable.ts'
import { TaxCategory } from '#contract/core/tax-kinds.ts'
import type { Totals } from '#contract/core/totals.ts'
import type { InvoicePurpose } from '#contract/selling/deposits.ts'
import type { DocumentTotals, InvoiceInput } from '#contract/selling/invoice.ts'
import type { InvoicePreview } from '#contract/selling/invoice-previews.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { accountName, requireOpenDate, resolveLines } from '../../books/ledger/index.ts'
import { owedByParties } from '../../books/settlement/views.ts'
import { changedCustom } from '../../firm/custom-fields/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { finaliseProblems } from './checks.ts'
import { chosenDeductions, releasesOf } from './deposits/deduct.ts'
import { termsOfDraft } from './draft.ts'
import { type DraftValues, draftValues, dueDateOf } from './draft-values.ts'
import { invoicePosting } from './invoice-posting.ts'
import { missingGoods } from './missing-goods.ts'
import { composeInvoicePaper } from './paper/invoice-paper.ts'
import { draftPaperSource } from './paper/read-source.ts'
import { groupsOf } from './posting.ts'
import { getDocument } from './reader.ts'
import { unusualToSell } from './unusual.ts'

/** What finalising a document like this would give. Stores nothing. @throws AppError not_found */
export function preview(
  reader: Reader,
  context: FirmContext,
  input: InvoiceInput,
  { draftId, purpose: wished }: { draftId: string | null; purpose: InvoicePurpose },
): InvoicePreview {
  const draft = draftId === null ? null : getDocument(reader, draftId)
  const purpose = draft?.purpose ?? wished
  let values: DraftValues
  try {
    const fields = { before: draft?.custom, given: input.custom }
    const custom = changedCustom(reader, context, 'invoice', fields)
    values = draftValues(
      reader,
      context,
      { ...input, custom },
      draft === null ? { purpose } : termsOfDraft(draft),
    )
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    return notCalculable(input, error)
  }
  const { document, lines, totals } = values
  const { baseCurrency } = getFirmProfile(reader)
  const postable = { ...document, total: totals.total, purpose }
  const posting = invoicePosting(reader, postable, lines, baseCurrency)
  return {
    totals: { ...sumsOf(document, totals), due: payableOf(document) },
    lineAmounts: totals.lines.map(({ amount }) => amount),
    dueDate: document.dueDate,
    journal: resolveLines(reader, posting.lines).map((line) => ({
      ...line,
      accountName: accountName(reader, line.account)[context.actor.language] ?? line.account,
    })),
    problems: {
      ...finaliseProblems(
        reader,
        context,
        { ...input, dueDate: document.dueDate, purpose },
        totals,
      ),
      ...lockProblem(reader, context, input.issueDate),
    },
    creditLimit: exceededLimit(
      reader,
      context,
      input.customerId,
      posting.payableBase - deductedBase(reader, draftId),
    ),
    missing: missingGoods(reader, {
      id: draftId,
      purpose,
      issueDate: input.issueDate,
      lines,
    }),
    unusual: unusualToSell(reader, context, input),
    paper: composeInvoicePaper(draftPaperSource(reader, values, purpose)),
  }
}

function notCalculable(input: InvoiceInput, { fields }: AppError): InvoicePreview {
  return {
    totals: {
      subtotal: 0,
      lineDiscounts: 0,
      documentDiscount: 0,
      taxGroups: [],
      net: 0,
      tax: 0,
      rounding: 0,
      total: 0,
      paid: 0,
      credited: 0,
      discounted: 0,
      writtenOff: 0,
      creditNotesTotal: 0,
      splitTax: 0,
      due: 0,
    },
    lineAmounts: input.lines.map(() => 0),
    dueDate: dueDateOf(input),
    journal: [],
    problems: fields,
    creditLimit: null,
    missing: [],
    unusual: [],
    paper: null,
  }
}

/** What a customer would owe in all, where that is more than they may. */
function exceededLimit(
  reader: Reader,
  context: FirmContext,
  customerId: string,
  totalBase: Minor,
): InvoicePreview['creditLimit'] {
  const { creditLimit: limit } = getStoredParty(reader, customerId)
  if (limit === null) return null
  const known = owedByParties(reader, [customerId], firmDate(reader, context)).get(customerId)
  const owed = (known?.receivable ?? 0) + totalBase
  return owed > limit ? { limit, owed } : null
}

/** What a draft deducts in the base currency: its deposits are owed, or were paid, already. */
function deductedBase(reader: Reader, draftId: string | null): Minor {
  if (draftId === null) return 0
  const releases = releasesOf(reader, chosenDeductions(reader, draftId))
  return releases.reduce((sum, { amountBase }) => sum + amountBase, 0)
}

function lockProblem(
  reader: Reader,
  context: FirmContext,
  date: string,
): InvoicePreview['problems'] {
  try {
    requireOpenDate(reader, date, context)
    return {}
  } catch {
    return { issueDate: { key: 'dateLocked' } }
  }
}

function sumsOf(document: DraftValues['document'], totals: Totals): Omit<DocumentTotals, 'due'> {
  const { subtotal, lineDiscounts, documentDiscount, net, tax, rounding, total } = totals
  const taxGroups = groupsOf(document).map(({ category, ...group }) => ({
    ...group,
    category: TaxCategory.parse(category),
  }))
  return {
    subtotal,
    lineDiscounts,
    documentDiscount,
    taxGroups,
    net,
    tax,
    rounding,
    total,
    paid: 0,
    credited: 0,
    discounted: 0,
    writtenOff: 0,
    creditNotesTotal: 0,
    splitTax: document.splitTax ?? 0,
  }
}
