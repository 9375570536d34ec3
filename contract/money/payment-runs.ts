import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { shownTo } from '../core/field-rights.ts'
import * as field from '../core/fields.ts'
import { checkIban } from '../core/iban.ts'
import { DebitSequence, MandateScheme } from './mandates.ts'

/** `waiting` is put together and not approved; `paid` is in the books. */
export const PaymentRunState = z.enum(['waiting', 'approved', 'paid', 'cancelled'])
export type PaymentRunState = z.infer<typeof PaymentRunState>

/**
 * Files of credit transfers: ISO 20022 pain.001.001.09 and .03 by the rules of SEPA, and .09 by the
 * Swiss Payment Standards.
 */
export const TransferFormat = z.enum(['sepa09', 'sepa03', 'swiss09'])
export type TransferFormat = z.infer<typeof TransferFormat>

/** Files of direct debits: ISO 20022 pain.008.001.08 and .02 by the rules of SEPA. */
export const DebitFormat = z.enum(['debit08', 'debit02'])
export type DebitFormat = z.infer<typeof DebitFormat>

export const RunFormat = z.enum([...TransferFormat.options, ...DebitFormat.options])
export type RunFormat = z.infer<typeof RunFormat>

/**
 * Why a bank returned a debit, in the codes of ISO 20022: the account is closed, blocked or unknown,
 * there was not enough on it, no mandate is known, the customer wanted it back, or nothing is said.
 */
export const DebitReturnReason = z.enum(['AC04', 'AC06', 'AC01', 'AM04', 'MD01', 'MD06', 'MS03'])
export type DebitReturnReason = z.infer<typeof DebitReturnReason>

/** After these the mandate is no good any more. */
export const returnsThatEnd: readonly DebitReturnReason[] = ['AC04', 'AC01', 'MD01']

/** Why something that is owed can't be in a run; `noIban`: the supplier's bank has none. */
export const PayableObstacle = z.enum([
  'noAccount',
  'noIban',
  'heldAccount',
  'noReference',
  'collected',
  'inRun',
])
export type PayableObstacle = z.infer<typeof PayableObstacle>

/** A bill or a claim that is owed. Amounts in minor units of the base currency. */
export const Payable = z.object({
  documentId: field.Id,
  kind: z.enum(['bill', 'expense']),
  number: z.string(),
  payeeId: field.Id,
  payeeName: z.string(),
  dueDate: field.DateOnly,
  due: field.MinorUnits,
  /** What the supplier still owes from credits, which a run does not set off. */
  credit: field.MinorUnits,
  /** What the supplier grants for paying until `discountDate`; 0 where that is too late. */
  discount: field.MinorUnits,
  discountDate: field.DateOnly.nullable(),
  /** Where it goes; empty for claims of somebody whom no approved run paid yet. */
  iban: shownTo('party:bank', z.string()),
  reference: z.string(),
  obstacle: PayableObstacle.nullable(),
})
export type Payable = z.infer<typeof Payable>

export const PaymentRunInput = z.object({
  /** Code of the account that it is paid from. */
  account: field.requiredText(20),
  /** The day that the bank is asked to pay. */
  executionDate: field.DateOnly,
  documentIds: z.array(field.Id).min(1, 'nothingChosen').max(500),
  /**
   * Where claims are paid to, each by itself or one for all of its person; of bills the supplier's
   * account is taken.
   */
  accounts: z
    .array(
      z.object({
        documentId: field.Id,
        iban: field
          .optionalText(42)
          .refine((text) => text === '' || checkIban(text).isValid, 'invalidIban'),
      }),
    )
    .max(500)
    .default([]),
})
export type PaymentRunInput = z.infer<typeof PaymentRunInput>

/** An open invoice that can be collected by a mandate. Amounts in minor units of euro. */
export const Collectable = z.object({
  documentId: field.Id,
  number: z.string(),
  customerId: field.Id,
  customerName: z.string(),
  dueDate: field.DateOnly,
  due: field.MinorUnits,
  iban: shownTo('party:bank', z.string()),
  mandateReference: z.string(),
  scheme: MandateScheme.nullable(),
  sequence: DebitSequence.nullable(),
  /** In another run, or its mandate for one debit is. */
  obstacle: z.enum(['inRun', 'mandateInRun']).nullable(),
})
export type Collectable = z.infer<typeof Collectable>

export const DebitRunInput = z.object({
  /** Code of the account that it is paid to. */
  account: field.requiredText(20),
  /** The day that the banks are asked to collect on. */
  collectionDate: field.DateOnly,
  documentIds: z.array(field.Id).min(1, 'nothingChosen').max(500),
})
export type DebitRunInput = z.infer<typeof DebitRunInput>

export const DebitReturnInput = z.object({ documentId: field.Id, reason: DebitReturnReason })
export type DebitReturnInput = z.infer<typeof DebitReturnInput>

/** An account of the firm that a run can be paid from or to. */
const PayingAccount = z.object({
  code: z.string(),
  name: z.record(z.string(), z.string()),
  iban: shownTo('party:bank', z.string()),
})

export const PaymentRunRow = z.object({
  id: field.Id,
  /** Out pays bills and claims; in collects invoices from customers. */
  direction: z.enum(['out', 'in']),
  number: z.string(),
  state: PaymentRunState,
  account: z.string(),
  executionDate: field.DateOnly,
  currency: field.CurrencyCode,
  total: field.MinorUnits,
  count: z.int(),
  preparedByName: z.string(),
  createdAt: field.Instant,
})
export type PaymentRunRow = z.infer<typeof PaymentRunRow>

export const PaymentRunAction = z.enum(['approve', 'cancel', 'settle', 'file'])
export type PaymentRunAction = z.infer<typeof PaymentRunAction>

export const PaymentRun = PaymentRunRow.extend({
  /** IBAN that it is paid from; empty where the account has none. */
  iban: z.string(),
  items: z.array(
    Payable.omit({
      due: true,
      credit: true,
      discountDate: true,
      obstacle: true,
      dueDate: true,
      kind: true,
    }).extend({
      kind: z.enum(['bill', 'expense', 'invoice']),
      /** Of a debit: by which mandate, and what the bank is told of its place; empty elsewhere. */
      mandateReference: z.string(),
      sequence: DebitSequence.nullable(),
      /** When the customer was told by mail; null where that is to be done otherwise. */
      toldAt: field.Instant.nullable(),
      /** Why its bank returned it; empty where it did not. */
      returned: z.string(),
      canBeReturned: z.boolean(),
      /** What is paid; the discount comes on top. */
      amount: field.MinorUnits,
      /** Whether nothing of it is open any more. */
      isSettled: z.boolean(),
      /**
       * In a run that is not paid: the person of a claim was paid by none yet, or the last paid one went
       * to another account of theirs or of the supplier, which is `lastIban`.
       */
      accountNote: z.enum(['first', 'other']).nullable(),
      lastIban: shownTo('party:bank', z.string()),
      /**
       * What the payee is usually paid, or collected from, where the amount is far from that and the run
       * is not paid; else null.
       */
      usualAmount: field.MinorUnits.nullable(),
    }),
  ),
  approvedByName: z.string(),
  approvedAt: field.Instant.nullable(),
  /** Who took its file and when, the first first; from then on the bank may have it. */
  files: z.array(z.object({ by: z.string(), at: field.Instant, format: RunFormat })),
  paidDate: field.DateOnly.nullable(),
  /** Files that can be made of it. */
  formats: z.array(RunFormat),
  actions: z.array(PaymentRunAction),
  version: field.Version,
})
export type PaymentRun = z.infer<typeof PaymentRun>

const path = '/firms/{firmId}/payment-runs' as const
const tags = ['Payment runs']
const one = z.object({ firmId: field.Id, paymentRunId: field.Id })

export const paymentRunsContract = {
  list: endpoint
    .meta({ needs: 'payment:view', isScoped: true })
    .route({ method: 'GET', path, tags })
    .input(z.object({ firmId: field.Id }))
    .output(z.object({ rows: z.array(PaymentRunRow) })),
  /** What is due of invoices until a day, of customers with a mandate. */
  listCollectable: endpoint
    .meta({ needs: 'payment:edit', isScoped: true })
    .route({ method: 'GET', path: '/firms/{firmId}/collectables', tags })
    .input(z.object({ firmId: field.Id, until: field.DateOnly.optional() }))
    .output(
      z.object({
        rows: z.array(Collectable),
        until: field.DateOnly,
        /** The first day on which they can be collected. */
        firstDate: field.DateOnly,
        /** The first day on which all of them are due and can be collected. */
        usualDate: field.DateOnly,
        hasCreditorId: z.boolean(),
        accounts: z.array(PayingAccount),
        usualAccount: z.string(),
      }),
    ),
  createDebits: endpoint
    .meta({ needs: 'payment:edit', isScoped: true })
    .route({ method: 'POST', path: '/firms/{firmId}/debit-runs', tags, successStatus: 201 })
    .input(DebitRunInput.extend({ firmId: field.Id }))
    .output(PaymentRun),
  /** Takes back one debit that the customer's bank returned; its invoice is open again. */
  returnDebit: endpoint
    .meta({ needs: 'payment:delete', isScoped: true })
    .route({ method: 'POST', path: `${path}/{paymentRunId}/returns`, tags })
    .input(one.extend(DebitReturnInput.shape))
    .output(PaymentRun),
  /** What is due until a day, or grants a discount until then if it is paid on the day of the run. */
  listPayable: endpoint
    .meta({ needs: 'payment:edit', isScoped: true })
    .route({ method: 'GET', path: '/firms/{firmId}/payables', tags })
    .input(
      z.object({
        firmId: field.Id,
        until: field.DateOnly.optional(),
        executionDate: field.DateOnly.optional(),
      }),
    )
    .output(
      z.object({
        rows: z.array(Payable),
        until: field.DateOnly,
        executionDate: field.DateOnly,
        currency: field.CurrencyCode,
        /** What is due in other currencies, which no run pays: how many, and their sum. */
        inOtherCurrencies: z.array(
          z.object({ currency: field.CurrencyCode, count: z.int(), due: field.MinorUnits }),
        ),
        accounts: z.array(PayingAccount),
        usualAccount: z.string(),
      }),
    ),
  create: endpoint
    .meta({ needs: 'payment:edit', isScoped: true })
    .route({ method: 'POST', path, tags, successStatus: 201 })
    .input(PaymentRunInput.extend({ firmId: field.Id }))
    .output(PaymentRun),
  get: endpoint
    .meta({ needs: 'payment:view', isScoped: true })
    .route({ method: 'GET', path: `${path}/{paymentRunId}`, tags })
    .input(one)
    .output(PaymentRun),
  /** Approves the version that was looked at; by a second person where the firm's rule says so. */
  approve: endpoint
    .meta({ needs: 'bill:approve', isScoped: true })
    .route({ method: 'POST', path: `${path}/{paymentRunId}/approve`, tags })
    .input(one.extend({ version: field.Version }))
    .output(PaymentRun),
  /**
   * Gives a run up. Once its file was given out that takes somebody who says that the bank does not
   * carry it out, and a second person where the firm's rule for such runs says so.
   */
  cancel: endpoint
    .meta({ needs: 'payment:delete', isScoped: true })
    .route({ method: 'POST', path: `${path}/{paymentRunId}/cancel`, tags })
    .input(one.extend({ isStoppedAtBank: z.boolean().default(false) }))
    .output(PaymentRun),
  /** Posts what the bank paid, where it is not matched with a line of the bank. */
  settle: endpoint
    .meta({ needs: 'payment:edit', isScoped: true })
    .route({ method: 'POST', path: `${path}/{paymentRunId}/settle`, tags })
    .input(one.extend({ date: field.DateOnly }))
    .output(PaymentRun),
  /** Gives out what is for the bank; the run keeps each who took it, and when. */
  file: endpoint
    .meta({ needs: 'payment:edit', isScoped: true })
    .route({ method: 'POST', path: `${path}/{paymentRunId}/file`, tags })
    .input(one.extend({ format: RunFormat.default('sepa09') }))
    .output(z.file()),
}
