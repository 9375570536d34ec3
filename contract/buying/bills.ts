import { z } from 'zod'
import { CostCentreChoice } from '../books/cost-centres.ts'
import { JournalLine } from '../books/ledger.ts'
import { DocumentExchangeRate } from '../books/rates.ts'
import { DocumentSettlement } from '../books/settlement.ts'
import { endpoint } from '../core/endpoint.ts'
import { shownTo } from '../core/field-rights.ts'
import * as field from '../core/fields.ts'
import { listQuery, registerContract, stepsOf } from '../core/register.ts'
import { Unusual } from '../core/unusual.ts'
import { CustomFilter, customValues } from '../firm/custom-values.ts'
import { BillLine, BillLineInput, orEmpty } from './bill-lines.ts'

/** What a supplier sent: a bill, or a credit that takes something back. */
export const BillKind = z.enum(['bill', 'credit'])
export type BillKind = z.infer<typeof BillKind>

/** `waiting` is handed in and waits for whoever approves it; `open` is posted and not settled. */
export const BillState = z.enum(['draft', 'waiting', 'open', 'paid', 'void'])
export type BillState = z.infer<typeof BillState>

export const BillInput = z.object({
  kind: BillKind.default('bill'),
  supplierId: field.Id.nullable().default(null),
  /** The name of exactly one supplier links it to them, where no id does. */
  supplierName: field.requiredText(160),
  /** The supplier's own number of the bill. */
  supplierNumber: field.optionalText(60),
  date: field.DateOnly,
  /** None: by what was agreed with the supplier, else 30 days after the date. */
  dueDate: field.DateOnly.nullable().default(null),
  currency: field.CurrencyCode,
  /** Base currency for one unit of the bill's; empty: the known rate of the day, or refused. */
  exchangeRate: DocumentExchangeRate,
  priceMode: z.enum(['net', 'gross']).default('net'),
  lines: z.array(BillLineInput).min(1, 'required').max(200),
  /** What the bill says it comes to; where given, the lines must come to the same. */
  total: orEmpty(field.decimalText(4, 'signed')),
  /**
   * What the firm holds back of the total and pays to the tax office for the supplier, in units of
   * the bill's currency; only where the country has such a tax (Italy's ritenuta d'acconto).
   */
  withheldTax: orEmpty(field.decimalText(4)),
  /** What the supplier wants to read in the payment. */
  paymentReference: field.optionalText(140),
  /** The account that the bill names; compared with what is known of the supplier. */
  iban: field.optionalText(42),
  note: field.optionalText(2000),
  /** The firm writes it for the supplier, who has agreed to that; it takes its number by itself. */
  isSelfBilled: z.stringbool().or(z.boolean()).default(false),
  /** The day of supply that a self-billed invoice names; none: its date. */
  supplyDate: field.DateOnly.nullable().default(null),
  /** The number of the self-billed invoice that a self-billed credit takes something back of. */
  corrects: field.optionalText(60),
  custom: customValues('bill'),
})
export type BillInput = z.infer<typeof BillInput>

export const BillAction = z.enum([
  'edit',
  'decideSum',
  'remove',
  'submit',
  'approve',
  'reject',
  'addSupplier',
  'pay',
  'applyCredit',
  'receiveRefund',
  'writeOff',
  'landCosts',
  'void',
])
export type BillAction = z.infer<typeof BillAction>

const Names = z.record(z.string(), z.string())

/** What a file says that no field of a bill holds: where it stands there, and the words. */
export const UnreadText = z.object({ path: z.string(), text: z.string() })
export type UnreadText = z.infer<typeof UnreadText>

/**
 * Two sums of a file that should be the same, in minor units: what it states, and what its parts come to.
 * `rate` in percent where they are of one rate of tax.
 */
export const SumPart = z.object({
  term: z.enum(['lines', 'allowances', 'charges', 'net', 'tax', 'taxOfRate', 'gross']),
  rate: z.string(),
  file: field.MinorUnits,
  found: field.MinorUnits,
})
export type SumPart = z.infer<typeof SumPart>

/** What a file says of the order, the delivery and how it is paid. */
export const BillTerm = z.object({
  term: z.enum([
    'orderReference',
    'salesOrderReference',
    'contractReference',
    'projectReference',
    'buyerReference',
    'despatchReference',
    'receivingReference',
    'tenderReference',
    'object',
    'accountingReference',
    'precedingInvoices',
    'period',
    'deliveryDate',
    'deliveryPlace',
    'payee',
    'taxRepresentative',
    'paymentTerms',
  ]),
  text: z.string(),
})
export type BillTerm = z.infer<typeof BillTerm>

/** A key of the `problem` texts: why what is inside a file was not read. */
export const FileProblem = z.object({
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type FileProblem = z.infer<typeof FileProblem>

export const Bill = BillInput.extend({
  id: field.Id,
  /** The account that the bill names. */
  iban: shownTo('party:bank', z.string()),
  /** Empty on a draft of a file that nobody has filled in. */
  supplierName: z.string(),
  /** The firm's own number, once it is posted. */
  number: z.string(),
  state: BillState,
  dueDate: field.DateOnly,
  lines: z.array(BillLine),
  net: field.MinorUnits,
  taxAmount: field.MinorUnits,
  totalAmount: field.MinorUnits,
  /** What of the total is not paid to the supplier but to the tax office. */
  withheldAmount: field.MinorUnits,
  /** By when the tax office is paid, by the day the supplier was or is due to be; null without any. */
  withheldDueDate: field.DateOnly.nullable(),
  /** What is still to be paid; of a credit what of it is not used. */
  due: field.MinorUnits,
  /** What the file asks for where that is not its whole: paid ahead in part, or withheld. */
  askedAmount: field.MinorUnits.nullable(),
  /** Whom the file names as the buyer, where that is not the firm. */
  otherBuyer: z.string(),
  /** The supplier collects it from the firm's account, as the file says: nobody sends the money. */
  isCollected: z.boolean(),
  /**
   * The total that the file states, where the lines come to another: as a draft it is not approved until
   * somebody decides for one of them.
   */
  statedSum: z
    .object({
      total: field.MinorUnits,
      difference: field.MinorUnits,
      isDecided: z.boolean(),
      decidedBy: z.string(),
      parts: z.array(SumPart),
    })
    .nullable(),
  /** What the file says of the order, the delivery and how it is paid. */
  terms: z.array(BillTerm),
  /** Why the invoice inside a PDF was not read, so that the draft is filled in by hand. */
  fileProblem: FileProblem.nullable(),
  /** What the file says beyond all this. */
  unread: z.array(UnreadText),
  /** Why it was sent back. */
  reason: z.string(),
  preparedByName: z.string(),
  actions: z.array(BillAction),
  /** Others of the supplier with the same number, or the same day and total. */
  similar: z.array(z.object({ id: field.Id, number: z.string(), state: BillState })),
  /** Until it is approved: prices, quantities and a total far from those of the supplier before. */
  unusual: z.array(Unusual),
  /** Whether the account on the bill is none that the supplier may be paid on. */
  hasUnknownIban: z.boolean(),
  /** As a draft: it is more than was ordered or received, and waits until somebody lets it through. */
  isOverBilled: z.boolean(),
  /** What settled it: payments and credits, each a document of its own. */
  settlements: z.array(DocumentSettlement),
  /** What the supplier lets the firm keep where it pays until a day, as long as nothing is paid of it. */
  discount: z.object({ amount: field.MinorUnits, date: field.DateOnly }).nullable(),
  /** The bank is told to pay it by an approved payment run. */
  isInRun: z.boolean(),
  /** What of the supplier could be set against it. */
  credit: field.MinorUnits,
  entries: z.array(
    z.object({
      id: field.Id,
      date: field.DateOnly,
      lines: z.array(
        JournalLine.pick({ account: true, debit: true, credit: true }).extend({ name: Names }),
      ),
    }),
  ),
  version: field.Version,
  createdAt: field.Instant,
  updatedAt: field.Instant,
})
export type Bill = z.infer<typeof Bill>

export const BillRow = Bill.pick({
  id: true,
  kind: true,
  number: true,
  supplierId: true,
  supplierName: true,
  supplierNumber: true,
  date: true,
  dueDate: true,
  state: true,
  currency: true,
  net: true,
  taxAmount: true,
  totalAmount: true,
  withheldAmount: true,
  due: true,
  custom: true,
})
export type BillRow = z.infer<typeof BillRow>

export const BillListQuery = listQuery({
  tabs: ['all', 'draft', 'open', 'overdue', 'paid'],
  sorts: ['date', 'dueDate', 'supplier', 'total'],
  direction: 'descending',
  filters: {
    supplierId: field.Id.optional(),
    kind: BillKind.optional(),
    from: field.DateOnly.optional(),
    to: field.DateOnly.optional(),
    currency: field.CurrencyCode.optional(),
    custom: CustomFilter,
  },
})
export type BillListQuery = z.infer<typeof BillListQuery>

const Named = z.object({ code: z.string(), name: z.partialRecord(field.Language, z.string()) })

/** What the form of a bill offers. */
export const BillChoices = z.object({
  /** `charged` is the percentage that a supplier puts on the bill: none under reverse charge. */
  rates: z.array(Named.extend({ charged: z.string() })),
  /** The rate of a line that names none, where no earlier bill of the supplier says another. */
  usualTaxCode: z.string(),
  /** The rate of each supplier's last bill. */
  remembered: z.array(z.object({ supplierName: z.string(), taxCode: z.string() })),
  /** Accounts that a purchase can be posted to. */
  accounts: z.array(Named),
  suppliers: z.array(z.string()),
  /** Who a line may be billed on to; none for whoever may not see them. */
  customers: z.array(z.string()),
  /** Names of items, as descriptions of lines. */
  items: z.array(z.string()),
  costCentres: z.array(CostCentreChoice),
  today: field.DateOnly,
})
export type BillChoices = z.infer<typeof BillChoices>

const tag = 'Bills'
const one = z.object({ firmId: field.Id, billId: field.Id })
const path = '/firms/{firmId}/bills' as const
const at = `${path}/{billId}` as const

const { list, rows, bulk, create, get, update } = registerContract({
  path: 'bills',
  tag,
  view: 'bill:view',
  edit: 'bill:edit',
  one,
  onePath: '{billId}',
  input: BillInput,
  query: BillListQuery,
  row: BillRow,
  record: Bill,
  bulk: ['submit'],
  summaries: {
    list: 'Lists bills of suppliers and their credits, the newest first. Amounts are in minor units (cents) of the currency beside them.',
    get: 'Reads a bill with its lines, taxes, what is open and its state.',
    create: 'Enters a supplier’s bill as a draft. A person submits and approves it.',
  },
})

const step = stepsOf({ at, tags: [tag], one, record: Bill })
const nothing = z.object({})

export const RejectBillInput = z.object({ reason: field.requiredText(500) })
export const VoidBillInput = z.object({ reason: field.optionalText(500) })

export const billsContract = {
  choices: endpoint
    .meta({ needs: 'bill:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/bill-choices', tags: [tag] })
    .input(z.object({ firmId: field.Id }))
    .output(BillChoices),
  list,
  rows,
  bulk,
  create,
  get,
  update,
  /**
   * Makes a draft of a file and keeps the file with it: an electronic invoice (UBL, CII, ZUGFeRD,
   * Factur-X, FatturaPA), another PDF or a picture.
   */
  read: endpoint
    .meta({ needs: 'bill:edit', isHeavy: true })
    .route({ method: 'POST', path: `${path}/read`, tags: [tag], successStatus: 201 })
    .input(z.object({ firmId: field.Id, file: z.file(), exchangeRate: DocumentExchangeRate }))
    .output(Bill),
  /** Only of a draft. */
  remove: endpoint
    .meta({ needs: 'bill:delete' })
    .route({ method: 'DELETE', path: at, tags: [tag] })
    .input(one)
    .output(z.object({ removed: z.boolean() })),
  submit: step('submit', 'bill:edit', nothing),
  /**
   * Posts the version that was looked at; where the firm's rule says so, one that was handed in, and
   * by another person than whoever prepared it.
   */
  approve: step('approve', 'bill:approve', z.object({ version: field.Version })),
  /** Takes what the lines come to, or adds a line without tax for what the file's total is more. */
  decideSum: step(
    'sum',
    'bill:edit',
    z.object({ version: field.Version, take: z.enum(['lines', 'file']) }),
  ),
  reject: step('reject', 'bill:approve', RejectBillInput),
  /** Makes a supplier of the name on the bill. */
  addSupplier: step('supplier', 'bill:edit', nothing),
  /** Sets what stands to the firm's credit with the supplier against the bill, as far as it goes. */
  applyCredit: step('apply-credit', 'bill:approve', nothing),
  /** Takes back one of which nothing is paid. */
  void: step('void', 'bill:reverse', VoidBillInput),
}
