import { conflictOf, invalidField } from '#contract/core/errors.ts'
import { checkIban, maskedAccount } from '#contract/core/iban.ts'
import { requirePermission } from '#contract/core/roles.ts'
import { checkCreditorId } from '#contract/money/creditor-id.ts'
import type {
  DebitSettings,
  DebitSettingsInput,
  Mandate,
  MandateInput,
} from '#contract/money/mandates.ts'
import { sortKey } from '../../../documents/sort-key.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { takeNumber } from '../../books/numbering/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { findCustomer, getStoredParty } from '../../firm/parties/index.ts'
import { debitSettings, getStoredMandate, type StoredMandate, toMandate } from './reader.ts'
import { changeMandate, insertMandate, saveDebitSettings } from './writer.ts'

const entity = 'mandate'

/**
 * Notes a mandate that a customer signed.
 * @throws AppError forbidden for whoever may not see accounts; invalid where the name is not exactly one customer's, the day is to come, or
 *   another mandate has the reference
 */
export function createMandate(writer: Writer, context: FirmContext, input: MandateInput): Mandate {
  requirePermission(context.actor, 'party:bank')
  const values = valuesOf(writer, context, input)
  const reference = values.reference || nextReference(writer, values.signedOn)
  requireUnused(writer, reference, '')
  const row = insertMandate(writer, context, { ...values, reference, state: 'active' })
  writer.audit({ entity, entityId: row.id, title: reference, action: 'create', after: saidOf(row) })
  return toMandate(writer, context, row)
}

/**
 * Writes a mandate anew. One that was used keeps what the bank knows of it: another account or
 * reference is another mandate.
 * @throws AppError not_found, invalid; forbidden for whoever may not see accounts; conflict where it has ended, or was changed since `version`
 */
export function updateMandate(
  writer: Writer,
  context: FirmContext,
  id: string,
  { version, ...input }: MandateInput & { version: number },
): Mandate {
  const before = getStoredMandate(writer, context, id)
  requireVersion(before, version, () => toMandate(writer, context, before))
  if (before.state !== 'active') throw conflictOf('mandateEnded')
  requirePermission(context.actor, 'party:bank')
  const values = valuesOf(writer, context, input)
  const reference = values.reference || before.reference
  requireUnused(writer, reference, id)
  if (before.debitCount > 0) requireSame(before, { ...values, reference })
  const after = changeMandate(writer, context, before, { ...values, reference })
  const change = { before: saidOf(before), after: saidOf(after) }
  writer.audit({ entity, entityId: id, title: reference, action: 'update', ...change })
  return toMandate(writer, context, after)
}

/** Ends a mandate for good. @throws AppError not_found; conflict where it has ended */
export function revokeMandate(
  writer: Writer,
  context: FirmContext,
  id: string,
  reason: string,
): Mandate {
  const before = getStoredMandate(writer, context, id)
  if (before.state !== 'active') throw conflictOf('mandateEnded')
  const revokedAt = context.now.toISOString()
  const change = { state: 'revoked' as const, revokedAt, revokedReason: reason }
  const after = changeMandate(writer, context, before, change)
  const { reference: title } = before
  writer.audit({ entity, entityId: id, title, action: 'revoke', detail: reason, after: { reason } })
  return toMandate(writer, context, after)
}

/** Notes that a mandate was used for a debit on a day; a one-off one is so at its end. */
export function noteDebit(writer: Writer, context: FirmContext, id: string, date: string): void {
  const before = getStoredMandate(writer, context, id)
  changeMandate(writer, context, before, {
    lastUsedOn: date,
    debitCount: before.debitCount + 1,
    ...(before.kind === 'oneOff' && before.state === 'active' && { state: 'used' as const }),
  })
}

/** Takes back that a mandate was used; a one-off one is good again, unless it was revoked since. */
export function takeBackDebit(writer: Writer, context: FirmContext, id: string): void {
  const before = getStoredMandate(writer, context, id)
  changeMandate(writer, context, before, {
    debitCount: before.debitCount - 1,
    ...(before.state === 'used' && { state: 'active' as const }),
  })
}

/** Ends a mandate that a bank knows no more, unless it has ended. @throws AppError not_found */
export function endMandate(writer: Writer, context: FirmContext, id: string, reason: string): void {
  if (getStoredMandate(writer, context, id).state === 'active') {
    revokeMandate(writer, context, id, reason)
  }
}

/** @throws AppError conflict where it was saved since `version` */
export function updateDebitSettings(
  writer: Writer,
  { creditorId, noticeDays, version }: DebitSettingsInput & { version: number },
): DebitSettings {
  const before = debitSettings(writer)
  requireVersion(before, version)
  const { normalised } = checkCreditorId(creditorId)
  const after = { creditorId: normalised, noticeDays, version: version + 1 }
  saveDebitSettings(writer, after)
  writer.audit({ entity: 'debitSettings', entityId: 'debit', action: 'update', before, after })
  return after
}

type Values = Omit<MandateInput, 'customerName'> & {
  customerId: string
  customerName: string
  customerOrder: string
}

function valuesOf(reader: Reader, context: FirmContext, input: MandateInput): Values {
  const customerId = findCustomer(reader, context, input.customerName)
  if (customerId === undefined) throw invalidField('customerName', 'unknownCustomer')
  if (input.signedOn > firmDate(reader, context)) throw invalidField('signedOn', 'inFuture')
  const { name } = getStoredParty(reader, customerId)
  const iban = checkIban(input.iban).normalised
  return { ...input, iban, customerId, customerName: name, customerOrder: sortKey(name) }
}

function nextReference(writer: Writer, date: string): string {
  return takeNumber(writer, { kind: entity, date }).number
}

function requireUnused({ sql }: Reader, reference: string, id: string): void {
  const query = 'select 1 from mandates where reference = ? collate nocase and id <> ?'
  if (sql.exec(query, reference, id).toArray().length === 0) return
  throw invalidField('reference', 'mandateReferenceTaken')
}

const fixed = ['reference', 'customerId', 'scheme', 'kind', 'signedOn', 'iban'] as const

function requireSame(before: StoredMandate, after: Values): void {
  const changed = fixed.find((name) => before[name] !== after[name])
  if (changed === undefined) return
  throw invalidField(changed === 'customerId' ? 'customerName' : changed, 'mandateUsed')
}

/** As histories name it, which are read without the right to see bank accounts. */
function saidOf({ reference, customerName, scheme, kind, signedOn, iban, holder }: StoredMandate) {
  return { reference, customerName, scheme, kind, signedOn, iban: maskedAccount(iban), holder }
}
