import type {
  Bill,
  BillAction,
  BillInput,
  BillTerm,
  FileProblem,
  SumPart,
  UnreadText,
} from '#contract/buying/bills.ts'
import { changedMeanwhile, conflictOf } from '#contract/core/errors.ts'
import { isAllowed, requirePermission } from '#contract/core/roles.ts'
import { PartyInput } from '#contract/firm/parties.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { markTaxRatesUsed } from '../../books/taxes/index.ts'
import { changedCustom } from '../../firm/custom-fields/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { createParty } from '../../firm/parties/index.ts'
import { stepsOf } from './actions.ts'
import { getBill, getStoredBill, linesOfBill, type StoredBill } from './reader.ts'
import { runChangedSteps, runRemovedSteps } from './run-steps.ts'
import { tellApprovers, tellOfDecision } from './tell.ts'
import { billValues, type TaxOverride } from './values.ts'
import { billForSteps } from './views.ts'
import { type BillLineValues, changeBill, deleteBill, insertBill, preparedBy } from './writer.ts'

export const entity = 'bill'

/**
 * Enters what somebody typed as a draft, without an account where they may see none: they would else
 * learn which are known of a supplier.
 * @throws AppError not_found, invalid
 */
export function createByHand(writer: Writer, context: FirmContext, input: BillInput): Bill {
  const seesAccounts = isAllowed(context.actor, 'party:bank')
  const custom = changedCustom(writer, context, entity, { given: input.custom })
  const iban = seesAccounts ? input.iban : ''
  return createBill(writer, context, { ...input, custom, iban })
}

/**
 * Enters a bill as a draft; one of a file is due when that says, even before its date.
 * @throws AppError not_found, invalid
 */
export function createBill(
  writer: Writer,
  context: FirmContext,
  input: BillInput,
  isFromFile = false,
): Bill {
  const dueBefore = isFromFile ? input.dueDate : null
  const { values, lines, overrides } = billValues(writer, context, input, [], dueBefore)
  const id = insertBill(writer, context, values, lines)
  markTaxRatesUsed(writer, codesOf(lines))
  const after = { ...values, lines: linesOfBill(writer, id) }
  writer.audit({ entity, entityId: id, action: 'create', after })
  logOverrides(writer, id, overrides)
  return getBill(writer, context, id)
}

/**
 * Changes a draft; one that was handed in is a draft again.
 * @throws AppError not_found, invalid; conflict with the newer version as `detail.current`, or with
 *   the reason `notDraft`
 */
export function updateBill(
  writer: Writer,
  context: FirmContext,
  id: string,
  { version, ...given }: BillInput & { version: number },
): Bill {
  const before = getStoredBill(writer, id)
  requireStep(before, 'edit')
  requireVersion(writer, context, before, version)
  // Whoever does not see an account does not change it.
  const iban = isAllowed(context.actor, 'party:bank') ? given.iban : before.iban
  const held = { before: before.custom, given: given.custom }
  const input = { ...given, iban, custom: changedCustom(writer, context, entity, held) }
  const earlier = { ...before, lines: linesOfBill(writer, id) }
  const { values, lines, overrides } = billValues(
    writer,
    context,
    input,
    earlier.lines,
    before.dueDate,
  )
  const change = { ...values, ...preparedBy(context), state: 'draft' } as const
  changeBill(writer, context, before, change, lines)
  markTaxRatesUsed(writer, codesOf(lines))
  const after = { ...values, lines: linesOfBill(writer, id) }
  writer.audit({ entity, entityId: id, action: 'update', before: earlier, after })
  logOverrides(writer, id, overrides)
  runChangedSteps(writer, context, billForSteps(writer, id), earlier.lines)
  return getBill(writer, context, id)
}

/** Takes a draft away. @throws AppError not_found; conflict with the reason `notDraft` */
export function removeBill(writer: Writer, context: FirmContext, id: string): void {
  const before = getStoredBill(writer, id)
  requireStep(before, 'remove')
  deleteBill(writer, before)
  runRemovedSteps(writer, context, id)
  writer.audit({ entity, entityId: id, action: 'delete', before })
}

/** Hands a draft in for approval. @throws AppError not_found; conflict */
export function submitBill(writer: Writer, context: FirmContext, id: string): Bill {
  const bill = getStoredBill(writer, id)
  requireStep(bill, 'submit')
  // One that came by mail is prepared by whoever hands it in.
  const by = bill.preparedBy === '' ? preparedBy(context) : {}
  changeBill(writer, context, bill, { ...by, state: 'waiting', reason: '' })
  writer.audit({ entity, entityId: id, action: 'submit' })
  tellApprovers(writer, context, bill)
  return getBill(writer, context, id)
}

/** Sends one that was handed in back with a reason. @throws AppError not_found; conflict */
export function rejectBill(writer: Writer, context: FirmContext, id: string, reason: string): Bill {
  const bill = getStoredBill(writer, id)
  requireStep(bill, 'reject')
  changeBill(writer, context, bill, { state: 'draft', reason })
  writer.audit({ entity, entityId: id, action: 'reject', detail: reason, after: { reason } })
  tellOfDecision(writer, context, bill, { decision: 'rejected', reason })
  return getBill(writer, context, id)
}

/**
 * Makes a supplier of the name on the bill, at home until more is known of them. An account that a file
 * named waits to be confirmed, as one does that is changed.
 * @throws AppError not_found; forbidden for who may not add suppliers; conflict
 */
export function addSupplier(writer: Writer, context: FirmContext, id: string): Bill {
  requirePermission(context.actor, 'party:edit')
  const bill = getStoredBill(writer, id)
  requireStep(bill, 'addSupplier')
  const { address, language } = getFirmProfile(writer)
  const { supplierName: name, currency, iban } = bill
  if (name === '') throw conflictOf('billState')
  const seller: Partial<PartyInput> = bill.seller === null ? {} : JSON.parse(bill.seller)
  const supplier = createParty(
    writer,
    context,
    PartyInput.parse({
      address: { country: address.country },
      ...known(seller),
      roles: ['supplier'],
      name,
      currency,
      language,
      bankAccounts: iban === '' ? [] : [{ iban }],
    }),
    { isOfFile: bill.seller !== null },
  )
  changeBill(writer, context, bill, { supplierId: supplier.id, supplierName: supplier.name })
  writer.audit({ entity, entityId: id, action: 'addSupplier', detail: supplier.name })
  return getBill(writer, context, id)
}

/** What a file said of the seller and the contract takes. */
function known(seller: Partial<PartyInput>): Partial<PartyInput> {
  const { vatId, email, phone, contactName, registryNumber, address } = seller
  const checked = PartyInput.pick({ vatId: true, email: true, phone: true, contactName: true })
    .extend({ registryNumber: PartyInput.shape.registryNumber, address: PartyInput.shape.address })
    .safeParse({ vatId, email, phone, contactName, registryNumber, address })
  return checked.success ? checked.data : {}
}

type FromFile = {
  seller: object
  askedAmount: number | null
  otherBuyer: string
  isCollected: boolean
  terms: readonly BillTerm[]
  discount: { rate: string; days: number } | null
  fileTotal: number | null
  sumParts: readonly SumPart[]
  unread: readonly UnreadText[]
}

/** Keeps what a file says beyond the bill, and what it asks for, with the draft it became. */
export function keepWithDraft(
  { sql }: Writer,
  id: string,
  { terms, discount, ...file }: FromFile,
): void {
  const { seller, askedAmount, otherBuyer, isCollected, fileTotal, sumParts, unread } = file
  sql.exec(
    `update bills set seller = ?, asked_amount = ?, other_buyer = ?, is_collected = ?, unread = ?,
       file_total = ?, sum_parts = ?, terms = ?, discount_rate = ?, discount_days = ?
     where id = ?`,
    JSON.stringify(seller),
    askedAmount,
    otherBuyer,
    isCollected ? 1 : 0,
    JSON.stringify(unread),
    fileTotal,
    JSON.stringify(sumParts),
    JSON.stringify(terms),
    discount?.rate ?? '',
    discount?.days ?? null,
    id,
  )
}

/** Keeps with a draft why what its file holds was not read. */
export function keepProblem({ sql }: Writer, id: string, problem: FileProblem): void {
  sql.exec('update bills set file_problem = ? where id = ?', JSON.stringify(problem), id)
}

/** @throws AppError conflict where the state of the bill does not allow the step */
export function requireStep(bill: StoredBill, step: BillAction): void {
  if (stepsOf(bill).includes(step)) return
  if (step === 'approve' && bill.supplierId === null) throw conflictOf('noSupplierYet')
  throw conflictOf(step === 'edit' || step === 'remove' ? 'notDraft' : 'billState')
}

/** @throws AppError conflict with the newer version as `detail.current` */
export function requireVersion(
  reader: Reader,
  context: FirmContext,
  bill: StoredBill,
  version: number,
): void {
  if (bill.version === version) return
  const current = getBill(reader, context, bill.id)
  throw changedMeanwhile(current)
}

/** What a person knows a bill by. */
export function labelOf(reader: Reader, id: string): string {
  const { number, supplierNumber, supplierName } = getStoredBill(reader, id)
  return `${number || supplierNumber} ${supplierName}`.trim()
}

function codesOf(lines: readonly BillLineValues[]): string[] {
  return [...new Set(lines.map(({ taxCode }) => taxCode))]
}

/** A tax that was set by hand stands in the history, with what the rate would have given. */
function logOverrides(writer: Writer, id: string, overrides: readonly TaxOverride[]): void {
  for (const { line, byRate, typed } of overrides) {
    const [before, after] = [
      { [`lines.${line}.taxAmount`]: byRate },
      { [`lines.${line}.taxAmount`]: typed },
    ]
    writer.audit({ entity, entityId: id, action: 'overrideTax', before, after })
  }
}
