import type { BillableLine, BillOnInput } from '#contract/buying/expense-steps.ts'
import { AppError, conflictOf, invalidField, invariant } from '#contract/core/errors.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { InvoiceInput } from '#contract/selling/invoice.ts'
import type { Actor } from '../../../firm/actor.ts'
import { reachCondition, reachOf, requireWithinReach } from '../../../firm/reach.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { getCostCentre } from '../../books/cost-centres/index.ts'
import { isFor, isValidOn, purchaseRule, taxRules } from '../../books/taxes/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { linkRecords } from '../../firm/records/index.ts'
import {
  createDraft,
  documentInput,
  getDocument,
  linesOf as invoiceLines,
  updateDraft,
} from '../../selling/invoicing/index.ts'
import { type BillableBillLine, billableBillLines } from '../bills/index.ts'
import { costOf } from './amounts.ts'
import { markOnInvoice } from './on-invoice.ts'

type Billable = Omit<BillableLine, 'customerName'> & { costBase: number }

type PartRow = Omit<Billable, 'source' | 'net'> & {
  expenseId: string
  amount: number
  tax: number
  taxCode: string
}

const maxBillable = 500

/**
 * What is to be billed on and is on no invoice, as far as somebody's role reaches; of one customer where
 * one is named.
 */
export function listBillable(reader: Reader, actor: Actor, customerId = ''): BillableLine[] {
  return billable(reader, actor, customerId)
    .map(({ costBase: _, ...line }) => ({
      ...line,
      customerName: getStoredParty(reader, line.customerId).name,
    }))
    .sort((one, other) => one.customerName.localeCompare(other.customerName))
}

function billable(reader: Reader, actor: Actor, ofCustomer: string): Billable[] {
  const ofBills = isAllowed(actor, 'bill:view')
    ? billableBillLines(reader, ofCustomer).map(ofBill)
    : []
  const isReached = new Map<string, boolean>()
  return [...billableParts(reader, actor, ofCustomer), ...ofBills].filter(({ customerId }) => {
    const known = isReached.get(customerId) ?? reachesParty(reader, actor, customerId)
    isReached.set(customerId, known)
    return known
  })
}

function billableParts(reader: Reader, actor: Actor, ofCustomer: string): Billable[] {
  const own = reachCondition(actor, 'expense', 'e.created_by')
  const rules = taxRules(reader)
  return reader.sql
    .exec<PartRow>(
      `select l.id as id, e.id as expenseId, e.date as date, e.payee as payee,
         case l.note when '' then e.note else l.note end as note, l.customer_id as customerId,
         l.amount as amount, l.tax as tax, l.tax_code as taxCode, e.currency as currency,
         l.cost_base as costBase, l.cost_centre_id as costCentreId
       from expense_lines l join expenses e on e.id = l.expense_id
       where l.customer_id is not null and l.invoice_id is null
         and e.state in ('posted', 'approved', 'reimbursed')
         ${own ? `and ${own.sql}` : ''} ${ofCustomer && 'and l.customer_id = ?'}
       order by l.customer_id, e.date, e.id, l.place limit ?`,
      ...[...(own?.bound ?? []), ...(ofCustomer ? [ofCustomer] : [])],
      maxBillable,
    )
    .toArray()
    .map(({ expenseId: id, amount, tax, taxCode, ...line }) => {
      const known = rules.get(taxCode)
      invariant(known, `No tax rate ${taxCode}`)
      const rule = purchaseRule(reader, known, line.date)
      const source = { kind: 'expense', id } as const
      return { ...line, source, net: costOf(reader, rule, amount, tax) }
    })
}

function ofBill({ billId, supplierName, description, ...line }: BillableBillLine): Billable {
  const source = { kind: 'bill', id: billId } as const
  return { ...line, source, payee: supplierName, note: description }
}

function reachesParty(reader: Reader, actor: Actor, partyId: string): boolean {
  const people = reachOf(actor, 'party')
  return !people || people.includes(getStoredParty(reader, partyId).createdBy)
}

/**
 * Makes parts of expenses and lines of bills lines of a draft invoice of their customer, a new one or
 * one there is.
 * Each is billed at what it cost the firm, without tax that is recovered.
 * @throws AppError not_found; invalid for parts that are not to be billed to them; conflict for a
 *   draft with gross prices and for parts in a currency that is neither the firm's nor the invoice's
 */
export function billOn(
  writer: Writer,
  context: FirmContext,
  { customerId, lineIds, invoiceId }: BillOnInput,
): { invoiceId: string } {
  const customer = getStoredParty(writer, customerId)
  requireWithinReach(context.actor, 'party', customer.createdBy)
  const open = billable(writer, context.actor, customerId)
  const chosen = open.filter(({ id }) => lineIds.includes(id))
  if (chosen.length < new Set(lineIds).size) throw invalidField('lineIds', 'billedMeanwhile')
  const made = invoiceId
    ? addToDraft(writer, context, invoiceId, customerId, chosen)
    : newDraft(writer, context, customerId, chosen)
  // They are its last lines, in their order.
  const added = invoiceLines(writer, made).slice(0 - chosen.length)
  chosen.forEach(({ id, source }, at) => {
    markOnInvoice(writer, { kind: source.kind, id }, { invoiceId: made, line: added[at] })
  })
  const sources = new Map(chosen.map(({ source }) => [source.id, source]))
  for (const from of sources.values()) {
    linkRecords(writer, context, {
      from,
      relation: 'convertedTo',
      to: { kind: 'invoice', id: made },
    })
    const after = { invoiceId: made }
    writer.audit({ entity: from.kind, entityId: from.id, action: 'billOn', after })
  }
  return { invoiceId: made }
}

function newDraft(
  writer: Writer,
  context: FirmContext,
  customerId: string,
  chosen: readonly Billable[],
): string {
  const { currency, language, paymentTermsDays } = getStoredParty(writer, customerId)
  const profile = getFirmProfile(writer)
  const input = InvoiceInput.parse({
    customerId,
    currency,
    language,
    issueDate: firmDate(writer, context),
    paymentTermsDays: paymentTermsDays ?? profile.paymentTermsDays,
    exchangeRate: '',
    lines: linesOfInvoice(writer, chosen, currency, usualSaleRate(writer, context)),
  })
  return createDraft(writer, context, input).id
}

function addToDraft(
  writer: Writer,
  context: FirmContext,
  invoiceId: string,
  customerId: string,
  chosen: readonly Billable[],
): string {
  const row = getDocument(writer, invoiceId)
  const isTheirs = row.customerId === customerId && row.kind === 'invoice'
  if (!isTheirs) throw new AppError('not_found', 'No such invoice of the customer')
  if (row.priceMode === 'gross') throw conflictOf('billOnGross')
  const before = documentInput(row, invoiceLines(writer, invoiceId))
  const taxCode = before.lines.at(-1)?.taxCode ?? usualSaleRate(writer, context)
  const added = linesOfInvoice(writer, chosen, before.currency, taxCode)
  const input = InvoiceInput.parse({ ...before, custom: {}, lines: [...before.lines, ...added] })
  return updateDraft(writer, context, invoiceId, row.version, input).id
}

function linesOfInvoice(
  reader: Reader,
  chosen: readonly Billable[],
  currency: string,
  taxCode: string,
) {
  const { baseCurrency } = getFirmProfile(reader)
  return chosen.map((line) => {
    const isBase = currency === baseCurrency
    if (!isBase && line.currency !== currency) throw conflictOf('billOnCurrency')
    return {
      description: [line.payee, line.note].filter((text) => text !== '').join(', '),
      quantity: '1',
      unitPrice: minorToDecimal(isBase ? line.costBase : line.net, currency),
      taxCode,
      costCentreId: openCentreOf(reader, line.costCentreId),
    }
  })
}

/** The cost centre of a cost, unless it was closed since: nothing new is put on that. */
function openCentreOf(reader: Reader, costCentreId: string): string {
  return costCentreId !== '' && !getCostCentre(reader, costCentreId).isArchived ? costCentreId : ''
}

/** The highest rate on sales at home. */
function usualSaleRate(reader: Reader, context: FirmContext): string {
  const today = firmDate(reader, context)
  const rules = [...taxRules(reader).values()].filter(
    (rule) => isFor(rule, 'sale') && isValidOn(rule, today) && !rule.isReverseCharge,
  )
  const highest = rules.toSorted((one, other) => Number(other.rate) - Number(one.rate))
  return (highest.find(({ category }) => category === 'S') ?? highest[0])?.code ?? ''
}
