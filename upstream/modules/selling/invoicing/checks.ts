import type { FieldProblems } from '#contract/core/errors.ts'
import type { Totals } from '#contract/core/totals.ts'
import type { InvoicePurpose } from '#contract/selling/deposits.ts'
import type { InvoiceInput } from '#contract/selling/invoice.ts'
import { printProblems, textsOf } from '../../../documents/print-problems.ts'
import { taxDayProblems } from '../../../documents/tax-of-day.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { lastNumberDate } from '../../books/numbering/index.ts'
import { type TaxRules, taxRules } from '../../books/taxes/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { taxDay } from './draft-values.ts'
import { taxIdentityProblems } from './tax-identity.ts'

/** A date further ahead is a slip of the keyboard: no invoice can be dated earlier until then. */
const daysAhead = 366

type Subject = Pick<
  InvoiceInput,
  'customerId' | 'issueDate' | 'supplyDate' | 'lines' | 'instalments' | 'notes'
> & {
  dueDate: string
  purpose: InvoicePurpose
  confirmsFutureDate?: boolean
}

/**
 * What stands in the way of finalising, by field path. A locked date is none of these: `post`
 * refuses it whatever the caller checked.
 */
export function finaliseProblems(
  reader: Reader,
  context: FirmContext,
  document: Subject,
  totals: Totals,
): FieldProblems {
  return {
    ...dateProblems(reader, context, document),
    ...lineProblems(document, taxRules(reader), hasVatId(reader, document.customerId)),
    ...identityProblems(reader, document),
    ...taxDayProblems(taxRules(reader), document, taxDay(document), 'sale'),
    ...customerProblems(reader, document.customerId),
    ...totalProblems(totals),
    ...printProblems({ ...textsOf(document), '': getFirmProfile(reader).legalName }),
  }
}

function dateProblems(
  reader: Reader,
  context: FirmContext,
  { issueDate, dueDate, instalments, confirmsFutureDate }: Subject,
): FieldProblems {
  const fields: FieldProblems = {}
  const lastDate = lastNumberDate(reader, { kind: 'invoice', date: issueDate })
  if (issueDate < lastDate) {
    fields.issueDate = { key: 'beforeLastNumber', params: { date: lastDate } }
  }
  const today = firmDate(reader, context)
  if (issueDate > today && !confirmsFutureDate) {
    fields.issueDate = { key: 'futureDate', params: { date: issueDate } }
  }
  const latest = addDays(today, daysAhead)
  if (issueDate > latest) fields.issueDate = { key: 'tooFarAhead', params: { date: latest } }
  const dueField = instalments.length > 0 ? 'instalments.0.dueDate' : 'dueDate'
  if (dueDate < issueDate) fields[dueField] = { key: 'dueBeforeIssue' }
  return fields
}

/** BR-AE-02, BR-IC-02: the buyer's VAT id; BR-O-11: nothing taxable beside what is out of scope. */
function lineProblems({ lines }: Subject, rules: TaxRules, buyerHasVatId: boolean): FieldProblems {
  if (lines.length === 0) return { lines: { key: 'required' } }
  const fields: FieldProblems = {}
  const categories = lines.map(({ taxCode }) => rules.get(taxCode)?.category)
  const isMixed = categories.includes('O') && categories.some((category) => category !== 'O')
  categories.forEach((category, at) => {
    const path = `lines.${at}.taxCode`
    if ((category === 'K' || category === 'AE') && !buyerHasVatId) {
      fields[path] = { key: 'needsVatId' }
    } else if (category === 'O' && isMixed) {
      fields[path] = { key: 'outOfScopeAlone' }
    }
  })
  return fields
}

/** A deposit is asked for before anything is supplied: no day of supply is asked of it. */
function identityProblems(reader: Reader, { lines, supplyDate, purpose }: Subject): FieldProblems {
  const rules = taxRules(reader)
  const categories = lines.map(({ taxCode }) => rules.get(taxCode)?.category)
  return taxIdentityProblems(getFirmProfile(reader), {
    categories,
    supplyDate,
    isSupplied: purpose !== 'deposit',
  })
}

function customerProblems(reader: Reader, customerId: string): FieldProblems {
  const { name, contactName, address, country, isArchived } = getStoredParty(reader, customerId)
  if (isArchived) return { customerId: { key: 'customerArchived' } }
  if (name === '' || country === '') return { customerId: { key: 'customerIncomplete' } }
  return printProblems({ customerId: `${name} ${contactName} ${address}` })
}

function totalProblems({ subtotal, documentDiscount, total }: Totals): FieldProblems {
  if (documentDiscount > Math.max(subtotal, 0)) {
    return { 'discount.value': { key: 'discountTooLarge' } }
  }
  return total < 0 ? { lines: { key: 'totalNegative' } } : {}
}

function hasVatId(reader: Reader, customerId: string): boolean {
  return getStoredParty(reader, customerId).vatId !== ''
}
