import { strToU8, zipSync } from 'fflate'
import { AppError, conflictOf, invalidField, invariant } from '#contract/core/errors.ts'
import { requirePermission } from '#contract/core/roles.ts'
import type {
  CrossBorderRow,
  IntegrationInput,
  IntegrationKey,
} from '#contract/reporting/cross-border.ts'
import { earlierOf } from '../../../../firm/calendar.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { takeNumber } from '../../../books/numbering/index.ts'
import { firmDate, getFirmProfile } from '../../../firm/firms/index.ts'
import { type PartState, partStates, requireItalian, writtenState } from './list.ts'
import {
  getIntegration,
  insertIntegration,
  keyOf,
  lastAttempts,
  nextRowNumber,
  type StoredIntegration,
  saveRefusal,
  standingOf,
} from './store.ts'
import { integrationXml } from './xml.ts'

const entity = 'selfIntegration'

/** @throws AppError not_found */
export function getPurchase(
  reader: Reader,
  context: FirmContext,
  key: IntegrationKey,
): CrossBorderRow {
  return findPart(reader, context, key).row
}

/** @throws AppError not_found */
export function getWritten(reader: Reader, context: FirmContext, id: string): CrossBorderRow {
  return writtenState(reader, context, getIntegration(reader, id)).row
}

/**
 * Writes a purchase's document, which takes a number, or once more one that was refused.
 * @throws AppError not_found; conflict where it stands already, or something is lacking; invalid for a
 *   day that is none, or a type that the supplier's country does not have
 */
export function writeIntegration(
  writer: Writer,
  context: FirmContext,
  input: IntegrationInput,
): CrossBorderRow {
  const { part, row } = findPart(writer, context, input)
  if (row.state === 'written') throw conflictOf('integrationStands')
  const { date, type } = input
  const wrong = problemOfDay(part, date, firmDate(writer, context))
  if (wrong) throw invalidField('date', wrong)
  // Acquisitions from the Union have a type of their own, and nothing else is one.
  if ((type === 'TD18') !== (part.part === 'TD18')) throw invalidField('type', 'invalid')
  const [gap] = row.gaps
  if (gap) throw conflictOf('integrationGap')
  store(writer, context, { part, row }, { type, date })
  return findPart(writer, context, input).row
}

/**
 * What is wrong with the day of a document: it is of the supplier's own document or later, or of the supply
 * where that came before (art. 17 DPR 633/72, from outside the Union), and never of a day to come.
 */
function problemOfDay(
  { purchase, date: proposed }: PartState['part'],
  date: string,
  today: string,
): 'beforeTheirDocument' | 'notInFuture' | undefined {
  if (date > today) return 'notInFuture'
  return date < earlierOf(purchase.date, proposed) ? 'beforeTheirDocument' : undefined
}

/** Writes all of a month that lack nothing, each of the type and on the day that the list says. */
export function writeMonth(
  writer: Writer,
  context: FirmContext,
  month: string,
): { written: number; left: number } {
  const open = partStates(writer, context).filter(
    ({ row }) => row.state !== 'written' && row.date.startsWith(month),
  )
  const today = firmDate(writer, context)
  const ready = open.filter(
    ({ part, row }) => row.gaps.length === 0 && !problemOfDay(part, row.date, today),
  )
  for (const one of ready) store(writer, context, one, one.row)
  return { written: ready.length, left: open.length - ready.length }
}

/**
 * Notes that the Sistema di Interscambio refused one: it counts as not issued, and is written again.
 * @throws AppError not_found; conflict for one that was refused already or is not the last
 */
export function refuseIntegration(
  writer: Writer,
  context: FirmContext,
  { integrationId, reason }: { integrationId: string; reason: string },
): CrossBorderRow {
  const { xml: _, ...one } = getIntegration(writer, integrationId)
  if (one.refusedAt !== '' || lastAttempts(writer).get(keyOf(one))?.id !== one.id) {
    throw conflictOf('integrationRefused')
  }
  saveRefusal(writer, one.id, context.now.toISOString(), reason)
  writer.audit({ entity, entityId: one.id, action: 'refuse', after: { reason } })
  return writtenState(writer, context, one).row
}

/** @throws AppError not_found; forbidden without the right to see suppliers */
export function integrationFile(reader: Reader, context: FirmContext, id: string): File {
  requirePermission(context.actor, 'party:view')
  const one = getIntegration(reader, id)
  return new File([one.xml], fileName(reader, one), { type: 'application/xml' })
}

/** All that stand of a month. @throws AppError as `partStates`; conflict where there are none */
export function integrationFiles(reader: Reader, context: FirmContext, month: string): File {
  requireItalian(reader, context)
  const files = standingOf(reader, month).map(
    (one) => [fileName(reader, one), strToU8(one.xml)] as const,
  )
  if (files.length === 0) throw conflictOf('noIntegrations')
  const zip = zipSync(Object.fromEntries(files))
  return new File([zip], `SdI_${month}.zip`, { type: 'application/zip' })
}

function findPart(reader: Reader, context: FirmContext, key: IntegrationKey): PartState {
  const wanted = keyOf(key)
  const own = partStates(reader, context, key.sourceId)
  const found = own.find(({ part }) => keyOf(part) === wanted)
  if (!found) throw new AppError('not_found', 'No such purchase from abroad')
  return found
}

function store(
  writer: Writer,
  context: FirmContext,
  { part, row }: PartState,
  { type, date }: Pick<IntegrationInput, 'type' | 'date'>,
): void {
  const before = lastAttempts(writer).get(keyOf(part))
  // A refused one was never issued: the system takes its number again.
  const number = before?.number ?? takeNumber(writer, { kind: entity, date }).number
  const rowNumber = nextRowNumber(writer)
  const firm = getFirmProfile(writer)
  invariant(part.supplier, 'A gap says that the supplier is not known')
  const xml = integrationXml(writer, part, {
    ...{ type, number, date, firm, supplier: part.supplier },
    progress: progressOf(rowNumber),
  })
  const stored: StoredIntegration = {
    ...{ rowNumber, id: context.newId(), source: part.source, sourceId: part.sourceId },
    ...{ part: part.part, isReversal: part.isReversal, attempt: (before?.attempt ?? 0) + 1 },
    ...{ type, number, date, base: row.base, tax: row.tax, xml },
    writtenAt: context.now.toISOString(),
    writtenBy: context.actor.userId,
    writtenByName: context.actor.userName,
    ...{ refusedAt: '', refusal: '' },
  }
  insertIntegration(writer, stored)
  const after = { number, type, date, attempt: stored.attempt, sourceId: part.sourceId }
  writer.audit({ entity, entityId: stored.id, action: 'write', after })
}

/** Five letters and digits that no invoice of the firm has: those begin with 0 for long. */
function progressOf(rowNumber: number): string {
  return `X${rowNumber.toString(36).toUpperCase().padStart(4, '0')}`
}

function fileName(reader: Reader, { rowNumber }: StoredIntegration): string {
  const vatId = getFirmProfile(reader).vatId.replace(/\s/g, '')
  return `${vatId}_${progressOf(rowNumber)}.xml`
}
