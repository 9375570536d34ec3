import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { CurrencyCode, DateOnly, decimalText, Id, MinorUnits } from '../core/fields.ts'

/** What an invoice is for: the supply itself, a payment before it, or a part of the work done. */
export const InvoicePurpose = z.enum(['', 'deposit', 'progress'])
export type InvoicePurpose = z.infer<typeof InvoicePurpose>

/**
 * How much is asked for before the final invoice: a share of the whole, an amount with its tax, or
 * all the work done so far in percent, of which what was invoiced before is taken off.
 */
export const DepositInput = z.object({
  kind: z.enum(['percent', 'amount', 'progress']),
  /** Percent, or an amount in the currency of the quote or draft. */
  value: decimalText(4),
})
export type DepositInput = z.infer<typeof DepositInput>

/** A deposit or progress invoice. Amounts are minor units of `currency`. */
export const Deposit = z.object({
  invoiceId: Id,
  number: z.string().nullable(),
  purpose: InvoicePurpose,
  /** The work done with it altogether, in percent; empty for a deposit. */
  progress: z.string(),
  state: z.string(),
  issueDate: DateOnly,
  currency: CurrencyCode,
  net: MinorUnits,
  tax: MinorUnits,
  total: MinorUnits,
  paid: MinorUnits,
  /** What a final invoice can deduct now, with its tax. */
  usable: MinorUnits,
})
export type Deposit = z.infer<typeof Deposit>

/** A deposit as a final invoice deducts it, with the tax that was paid with it. */
export const DeductedDeposit = z.object({
  invoiceId: Id,
  number: z.string(),
  issueDate: DateOnly,
  purpose: InvoicePurpose,
  net: MinorUnits,
  tax: MinorUnits,
  total: MinorUnits,
  /** The same by tax rate. */
  groups: z.array(
    z.object({ category: z.string(), rate: z.string(), net: MinorUnits, tax: MinorUnits }),
  ),
})
export type DeductedDeposit = z.infer<typeof DeductedDeposit>

const tags = ['Deposits']
const ofQuote = z.object({ firmId: Id, quoteId: Id })
const ofInvoice = z.object({ firmId: Id, invoiceId: Id })
const choice = z.object({
  rows: z.array(Deposit.extend({ isChosen: z.boolean() })),
})

export const quoteDepositsContract = {
  /** Deposit and progress invoices of a quote, the oldest first. */
  list: endpoint
    .meta({ needs: 'invoice:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/quotes/{quoteId}/deposits', tags })
    .input(ofQuote)
    .output(
      z.object({
        currency: CurrencyCode,
        total: MinorUnits,
        /** Of what is not void. */
        invoiced: MinorUnits,
        canCreate: z.boolean(),
        rows: z.array(Deposit),
      }),
    ),
  /** Makes the draft of a deposit or progress invoice of an open or accepted quote. */
  create: endpoint
    .meta({ needs: 'invoice:edit' })
    .route({
      method: 'POST',
      path: '/firms/{firmId}/quotes/{quoteId}/deposits',
      tags,
      successStatus: 201,
    })
    .input(DepositInput.extend(ofQuote.shape))
    .output(z.object({ invoiceId: Id })),
}

export const invoiceDepositsContract = {
  /** Deposits of the customer that a draft may deduct, and those that it does. */
  list: endpoint
    .meta({ needs: 'invoice:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/invoices/{invoiceId}/deposits', tags })
    .input(ofInvoice)
    .output(choice),
  /** Makes the draft of a deposit or progress invoice on a draft, which then deducts it. */
  create: endpoint
    .meta({ needs: 'invoice:edit' })
    .route({
      method: 'POST',
      path: '/firms/{firmId}/invoices/{invoiceId}/deposits',
      tags,
      successStatus: 201,
    })
    .input(DepositInput.extend(ofInvoice.shape))
    .output(z.object({ invoiceId: Id })),
  /** Says which deposits a draft deducts when it becomes final. */
  choose: endpoint
    .meta({ needs: 'invoice:edit' })
    .route({ method: 'PUT', path: '/firms/{firmId}/invoices/{invoiceId}/deposits', tags })
    .input(ofInvoice.extend({ depositIds: z.array(Id).max(100) }))
    .output(choice),
}
