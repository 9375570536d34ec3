import { type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import type { DebitSequence, MandateScheme } from '#contract/money/mandates.ts'
import type { Collectable, DebitRunInput, PaymentRun } from '#contract/money/payment-runs.ts'
import { reachesRecord } from '../../../firm/record-reach.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { isMoneyAccount } from '../../books/ledger/index.ts'
import { itemsToCollect } from '../../books/settlement/views.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { debitSettings, mandateFor, type StoredMandate, sequenceOf } from '../mandates/index.ts'
import { isBankDay } from './bank-days.ts'
import { firstCollectionDate } from './collection-day.ts'
import { documentsInRuns } from './payables.ts'
import { getRun, mandatesInRuns } from './reader.ts'
import { insertRun } from './service.ts'

const maxItems = 1000

/** What of a mandate a debit takes along, as it was when its run was put together. */
export type DebitMandate = {
  id: string
  reference: string
  signedOn: string
  scheme: MandateScheme
  sequence: DebitSequence
}

/**
 * What is due of invoices in euro until a day, in reach of whoever asks, of customers with a mandate
 * that holds on the day it is collected.
 */
export function listCollectables(
  reader: Reader,
  context: FirmContext,
  { until, collectionDate }: { until: string; collectionDate: string },
): Collectable[] {
  return collectables(reader, context, { until, day: collectionDate }).map(
    ({ mandate, ...one }) => ({
      ...one,
      mandateReference: mandate?.reference ?? '',
      scheme: mandate?.scheme ?? null,
      sequence: mandate?.sequence ?? null,
    }),
  )
}

type Found = Omit<Collectable, 'mandateReference' | 'scheme' | 'sequence'> & {
  iban: string
  mandate: DebitMandate | undefined
  holder: string
}

/** What is due of invoices by debit; of some documents alone where they are named. */
function collectables(
  reader: Reader,
  { actor }: FirmContext,
  { until, day, only }: { until: string; day: string; only?: readonly string[] },
): Found[] {
  const inRuns = documentsInRuns(reader)
  const usedMandates = mandatesInRuns(reader)
  return itemsToCollect(reader, { currency: 'EUR', until, limit: maxItems, ...(only && { only }) })
    .filter(
      ({ documentId, payeeId }) =>
        reachesRecord(reader, actor, 'invoice', documentId) &&
        reachesRecord(reader, actor, 'party', payeeId),
    )
    .flatMap(({ documentId, number, payeeId, dueDate, due }) => {
      const stored = mandateFor(reader, payeeId, day)
      if (!stored) return []
      const { name } = getStoredParty(reader, payeeId)
      const isUsed = usedMandates.has(stored.id)
      const obstacle = inRuns.has(documentId)
        ? 'inRun'
        : isUsed && stored.kind === 'oneOff'
          ? 'mandateInRun'
          : null
      const own = { documentId, number, customerId: payeeId, customerName: name, dueDate, due }
      return [
        {
          ...own,
          iban: stored.iban,
          holder: stored.holder || name,
          obstacle,
          mandate: takenOf(stored, isUsed),
        } as const,
      ]
    })
}

/** Which of some invoices are due only after the day they were to be collected on, by id. */
function dueLater(
  reader: Reader,
  context: FirmContext,
  { day, only }: { day: string; only: readonly string[] },
): Map<string, { number: string; date: string }> {
  if (only.length === 0) return new Map()
  const found = collectables(reader, context, { until: '9999-12-31', day, only })
  return new Map(
    found.map(({ documentId, number, dueDate: date }) => [documentId, { number, date }]),
  )
}

/** What follows a debit that is under way is no first one, though that is not in the books yet. */
function takenOf(stored: StoredMandate, isUsed: boolean): DebitMandate {
  const { id, reference, signedOn, scheme } = stored
  const next = sequenceOf(stored)
  const sequence = isUsed && next === 'FRST' ? 'RCUR' : next
  return { id, reference, signedOn, scheme, sequence }
}

/**
 * Puts together what is due of invoices on the day it is collected by mandate, each in no other run.
 * @throws AppError invalid where the firm has no creditor identifier or does not reckon in euro, the
 *   account can't take money, the day is too near or none of banks, or one can't be collected or is
 *   not due by then
 */
export function createDebits(
  writer: Writer,
  context: FirmContext,
  { account, collectionDate, documentIds }: DebitRunInput,
): PaymentRun {
  const ids = [...new Set(documentIds)]
  const found = new Map(
    collectables(writer, context, { until: collectionDate, day: collectionDate, only: ids }).map(
      (one) => [one.documentId, one],
    ),
  )
  const missing = ids.filter((id) => !found.has(id))
  const later = dueLater(writer, context, { day: collectionDate, only: missing })
  const fields = problemsOf(writer, context, { account, collectionDate })
  const used = new Set<string>()
  const chosen = ids.flatMap((id) => {
    const one = found.get(id)
    const dueThen = later.get(id)
    if (dueThen) {
      fields.documentIds = { key: 'notDueByThen', params: dueThen }
      return []
    }
    if (one?.obstacle === 'mandateInRun') {
      fields.documentIds = { key: 'oneOffOnce', params: { name: one.customerName } }
      return []
    }
    if (!one?.mandate || one.obstacle !== null) {
      fields.documentIds = { key: 'notPayableNow', params: { name: one?.customerName ?? '' } }
      return []
    }
    // The first debit of a mandate is one; what else is collected at once follows it, or must wait.
    const { mandate } = one
    if (used.has(mandate.id) && mandate.sequence === 'OOFF') {
      fields.documentIds = { key: 'oneOffOnce', params: { name: one.customerName } }
      return []
    }
    const sequence = used.has(mandate.id) && mandate.sequence === 'FRST' ? 'RCUR' : mandate.sequence
    used.add(mandate.id)
    return [{ ...one, mandate: { ...mandate, sequence } }]
  })
  refuseProblems(fields, 'The direct debit run has fields to correct')
  const run = insertRun(
    writer,
    context,
    chosen.map(({ documentId, number, customerId, holder, iban, due, mandate }) => ({
      kind: 'invoice' as const,
      documentId,
      number,
      payeeId: customerId,
      payeeName: holder,
      iban,
      reference: number,
      amount: due,
      discount: 0,
      mandateId: mandate.id,
      mandate: JSON.stringify(mandate),
    })),
    { account, executionDate: collectionDate, direction: 'in' },
  )
  const after = { number: run.number, total: -run.total, count: run.count, collectionDate }
  writer.audit({
    entity: 'paymentRun',
    entityId: run.id,
    action: 'create',
    title: run.number,
    after,
  })
  return getRun(writer, context, run.id)
}

function problemsOf(
  reader: Reader,
  context: FirmContext,
  { account, collectionDate }: Pick<DebitRunInput, 'account' | 'collectionDate'>,
): FieldProblems {
  const fields: FieldProblems = {}
  const first = firstCollectionDate(reader, context)
  if (!isMoneyAccount(reader, account)) fields.account = { key: 'notMoneyAccount' }
  if (collectionDate < first)
    fields.collectionDate = { key: 'tooSoonToCollect', params: { date: first } }
  else if (!isBankDay(collectionDate)) fields.collectionDate = { key: 'noBankDay' }
  if (debitSettings(reader).creditorId === '') fields[''] = { key: 'noCreditorId' }
  if (getFirmProfile(reader).baseCurrency !== 'EUR') fields[''] = { key: 'debitsInEuro' }
  return fields
}
