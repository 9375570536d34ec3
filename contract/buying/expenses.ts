import { z } from 'zod'
import { CostCentreChoice, CostCentreId } from '../books/cost-centres.ts'
import { JournalLine } from '../books/ledger.ts'
import { DocumentExchangeRate } from '../books/rates.ts'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { listQuery, registerContract, stepsOf } from '../core/register.ts'
import { CustomFilter, customValues } from '../firm/custom-values.ts'
import {
  BillTo,
  ExpenseCategory,
  ExpenseLine,
  ExpenseMonth,
  ExpensePart,
  GrossText,
  Mileage,
  maxExpenseParts,
  TaxText,
} from './expense-parts.ts'

/**
 * Of what the firm paid: draft, posted, reversed. Of what a member paid: draft, submitted, approved
 * or rejected, reimbursed. A rejected one is a draft again once it is changed.
 */
export const ExpenseState = z.enum([
  'draft',
  'submitted',
  'rejected',
  'approved',
  'posted',
  'reimbursed',
  'reversed',
])
export type ExpenseState = z.infer<typeof ExpenseState>

/** In place of an account: the member who noted it paid, and is to be paid back. */
export const paidByMember = 'member'

export const ExpenseInput = z.object({
  date: field.DateOnly,
  /** Who was paid; the name of exactly one supplier links it to them. */
  payee: field.requiredText(120),
  /** The number that the payee gave the receipt. */
  receiptNumber: field.optionalText(60),
  /** What was paid, tax included, in units of `currency`; empty where `distance` says it. */
  gross: z.union([z.literal(''), GrossText]).default(''),
  /** Driven in one's own car, in the unit of the country; worth what its rate of the day says. */
  distance: z.union([z.literal(''), field.decimalText(1)]).default(''),
  currency: field.CurrencyCode,
  /** Base currency for one unit of the expense's; empty: the known rate of the day, or refused. */
  exchangeRate: DocumentExchangeRate,
  /** Of what the parts leave over, as are tax, customer and cost centre. */
  category: ExpenseCategory,
  /** Empty for the rate that is usual for the category. */
  taxCode: field.optionalText(20),
  taxText: TaxText,
  billTo: BillTo,
  costCentreId: CostCentreId,
  parts: z.array(ExpensePart).max(maxExpenseParts).default([]),
  /** Code of the account that paid, or `paidByMember`; empty: the bank, or for a distance the member. */
  paidFrom: field.optionalText(20),
  note: field.optionalText(500),
  custom: customValues('expense'),
})
export type ExpenseInput = z.infer<typeof ExpenseInput>

/** What a person may do with an expense now. */
export const ExpenseAction = z.enum([
  'edit',
  'remove',
  'post',
  'submit',
  'withdraw',
  'approve',
  'reject',
  'reimburse',
  'reverse',
])
export type ExpenseAction = z.infer<typeof ExpenseAction>

export const Expense = ExpenseInput.extend({
  id: field.Id,
  /** Empty until it is posted or approved. */
  number: z.string(),
  state: ExpenseState,
  /** In minor units of `currency`; under reverse charge the tax is on top and owed by the firm. */
  amount: field.MinorUnits,
  tax: field.MinorUnits,
  /** In minor units of the base currency: all of it, and what is cost after recovered tax. */
  amountBase: field.MinorUnits,
  costBase: field.MinorUnits,
  lines: z.array(ExpenseLine),
  /** Money for one unit of `distance`; empty where nothing was driven. */
  mileageRate: z.string(),
  supplierId: field.Id.nullable(),
  /** Who noted it, and is owed it if it is a claim. */
  madeByName: z.string(),
  /** What whoever decides should know, by the firm's rules for expenses. */
  flags: z.array(z.enum(['noReceipt', 'tooOld', 'overLimit', 'sameFile'])),
  /** Why it was rejected. */
  reason: z.string(),
  actions: z.array(ExpenseAction),
  /** Whether it was paid back by a payment run whose file the bank may carry out still. */
  isOfFile: z.boolean(),
  /** Others of the same payee and amount, and number or day: perhaps the same receipt twice. */
  similar: z.array(
    z.object({
      id: field.Id,
      number: z.string(),
      receiptNumber: z.string(),
      date: field.DateOnly,
      state: ExpenseState,
    }),
  ),
  /** What it posted, for whoever may see the journal; names by language. */
  entries: z.array(
    z.object({
      id: field.Id,
      date: field.DateOnly,
      lines: z.array(
        JournalLine.pick({ account: true, debit: true, credit: true }).extend({
          name: z.record(z.string(), z.string()),
        }),
      ),
    }),
  ),
  version: field.Version,
  createdAt: field.Instant,
  updatedAt: field.Instant,
})
export type Expense = z.infer<typeof Expense>

export const ExpenseRow = Expense.pick({
  id: true,
  number: true,
  date: true,
  payee: true,
  receiptNumber: true,
  category: true,
  taxCode: true,
  paidFrom: true,
  note: true,
  state: true,
  currency: true,
  amount: true,
  tax: true,
  madeByName: true,
  custom: true,
})
export type ExpenseRow = z.infer<typeof ExpenseRow>

export const ExpenseListQuery = listQuery({
  tabs: ['all', 'draft', 'claim', 'booked'],
  sorts: ['date', 'payee', 'amount'],
  direction: 'descending',
  filters: {
    category: ExpenseCategory.optional(),
    state: ExpenseState.optional(),
    from: field.DateOnly.optional(),
    to: field.DateOnly.optional(),
    /** Booked without a file; journeys by distance need none. */
    receipt: z.enum(['missing']).optional(),
    custom: CustomFilter,
  },
})
export type ExpenseListQuery = z.infer<typeof ExpenseListQuery>

const Name = z.partialRecord(field.Language, z.string())

/** What the form of an expense offers. */
export const ExpenseChoices = z.object({
  rates: z.array(z.object({ code: z.string(), name: Name })),
  /** Accounts that the firm pays from. */
  accounts: z.array(z.object({ code: z.string(), name: Name })),
  /** The firm's usual bank account. */
  usualAccount: z.string(),
  categories: z.array(z.object({ id: ExpenseCategory, name: z.string(), isActive: z.boolean() })),
  /** Names of suppliers and customers; none for whoever may not see them. */
  suppliers: z.array(z.string()),
  customers: z.array(z.string()),
  costCentres: z.array(CostCentreChoice),
  /** What a unit driven in one's own car is worth today; null where no rate is known. */
  mileage: Mileage.nullable(),
  /** Whether pictures of receipts can be read here. */
  readsPictures: z.boolean(),
  /** The firm's date now. */
  today: field.DateOnly,
})
export type ExpenseChoices = z.infer<typeof ExpenseChoices>

/** Which version was looked at: nobody decides on what was changed meanwhile. */
const ApproveInput = z.object({ version: field.Version })
export const RejectInput = ApproveInput.extend({ reason: field.requiredText(500) })
const ReverseInput = z.object({ isStoppedAtBank: z.boolean().default(false) })
export const ReimburseInput = z.object({
  date: field.DateOnly,
  /** Code of the account that it is paid back from. */
  account: field.requiredText(20),
})
export type ReimburseInput = z.infer<typeof ReimburseInput>

const tag = 'Expenses'
const one = z.object({ firmId: field.Id, expenseId: field.Id })
const path = '/firms/{firmId}/expenses' as const
const at = `${path}/{expenseId}` as const

const { list, rows, bulk, create, get, update } = registerContract({
  path: 'expenses',
  tag,
  view: 'expense:view',
  edit: 'expense:edit',
  one,
  onePath: '{expenseId}',
  input: ExpenseInput,
  query: ExpenseListQuery,
  row: ExpenseRow,
  record: Expense,
  bulk: ['submit'],
  summaries: {
    list: 'Lists expenses, the newest first. Amounts are in minor units (cents) of the currency beside them.',
    get: 'Reads an expense with its lines, taxes and state.',
    create: 'Notes an expense as a draft. A person submits and posts it.',
  },
})

const step = stepsOf({ at, tags: [tag], one, record: Expense })
const nothing = z.object({})

export const expensesContract = {
  choices: endpoint
    .meta({ needs: 'expense:view', isScoped: true })
    .route({ method: 'GET', path: '/firms/{firmId}/expense-choices', tags: [tag] })
    .input(z.object({ firmId: field.Id }))
    .output(ExpenseChoices),
  /** The last twelve months, newest first: what is posted, approved or reimbursed. */
  months: endpoint
    .meta({ needs: 'expense:view', isScoped: true })
    .route({ method: 'GET', path: '/firms/{firmId}/expense-months', tags: [tag] })
    .input(z.object({ firmId: field.Id }))
    .output(z.object({ rows: z.array(ExpenseMonth), toApprove: z.int(), toReimburse: z.int() })),
  list,
  rows,
  bulk,
  create,
  get,
  update,
  /** Makes a draft of what a picture of a receipt says, with the picture, for a person to confirm. */
  read: endpoint
    .meta({ needs: 'expense:edit', isHeavy: true, isScoped: true })
    .route({ method: 'POST', path: `${path}/read`, tags: [tag], successStatus: 201 })
    .input(z.object({ firmId: field.Id, file: z.file() }))
    .output(Expense),
  /** Only of a draft. */
  remove: endpoint
    .meta({ needs: 'expense:delete' })
    .route({ method: 'DELETE', path: at, tags: [tag] })
    .input(one)
    .output(z.object({ removed: z.boolean() })),
  post: step('post', 'expense:post', nothing),
  submit: step('submit', 'expense:edit', nothing),
  /** Takes a claim that was handed in back, as a draft: by its claimant, or who wrote it. */
  withdraw: step('withdraw', 'expense:edit', nothing),
  /** Never by whoever claims it. */
  approve: step('approve', 'expense:approve', ApproveInput),
  reject: step('reject', 'expense:approve', RejectInput),
  reimburse: step('reimburse', 'expense:post', ReimburseInput),
  /**
   * Takes an expense back. A claim that was paid back by a payment run whose file was given out takes
   * somebody who says that the bank does not carry it out.
   */
  reverse: step('reverse', 'expense:post', ReverseInput),
}
