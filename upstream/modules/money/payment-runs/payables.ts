import type { Minor } from '#contract/core/money.ts'
import type { Payable } from '#contract/money/payment-runs.ts'
import { reachesRecord } from '../../../firm/record-reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import {
  foreignItemsToPay,
  type ItemToPay,
  itemsToPay,
  openSupplierCredits,
} from '../../books/settlement/views.ts'
import { agreedDiscount, billPayment } from '../../buying/bills/views.ts'
import { claimFacts } from '../../buying/expenses/views.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { getStoredParty, payableAccounts } from '../../firm/parties/index.ts'
import { isQrIban, isQrReference } from './file/structured-reference.ts'
import { usualClaimIban } from './item-accounts.ts'

const maxItems = 1000

/** One with its account, which not everybody is shown. */
export type PayableTo = Payable & { iban: string }

/**
 * Bills and claims in the base currency, in reach of whoever asks, that are due until a day, or grant
 * a discount that is lost by then; with what is paid if it is done on a day.
 */
export function listPayables(
  reader: Reader,
  context: FirmContext,
  { until, executionDate }: { until: string; executionDate: string },
): PayableTo[] {
  return payables(reader, context, executionDate).filter(
    ({ dueDate, discount, discountDate }) =>
      dueDate <= until || (discount > 0 && discountDate !== null && discountDate <= until),
  )
}

/** What is due until a day in other currencies than the base one, in reach of whoever asks, by currency. */
export function payablesInOtherCurrencies(
  reader: Reader,
  { actor }: FirmContext,
  until: string,
): { currency: string; count: number; due: Minor }[] {
  const { baseCurrency: except } = getFirmProfile(reader)
  const items = foreignItemsToPay(reader, { except, until, limit: maxItems }).filter((item) =>
    isReached(reader, actor, item),
  )
  return [...Map.groupBy(items, ({ currency }) => currency)]
    .map(([currency, own]) => ({
      currency,
      count: own.length,
      due: own.reduce((sum, { due }) => sum + due, 0),
    }))
    .sort((one, other) => (one.currency < other.currency ? -1 : 1))
}

function isReached(
  reader: Reader,
  actor: FirmContext['actor'],
  { documentKind, documentId, payeeId }: Pick<ItemToPay, 'documentKind' | 'documentId' | 'payeeId'>,
): boolean {
  return (
    reachesRecord(reader, actor, documentKind, documentId) &&
    (documentKind !== 'bill' || reachesRecord(reader, actor, 'party', payeeId))
  )
}

/** What is still owed of some documents, by their ids. */
export function payablesByDocument(
  reader: Reader,
  context: FirmContext,
  executionDate: string,
  documentIds: readonly string[],
): Map<string, PayableTo> {
  const found = payables(reader, context, executionDate, documentIds)
  return new Map(found.map((payable) => [payable.documentId, payable]))
}

function payables(
  reader: Reader,
  { actor }: FirmContext,
  executionDate: string,
  only?: readonly string[],
): PayableTo[] {
  const { baseCurrency: currency } = getFirmProfile(reader)
  const inRuns = documentsInRuns(reader)
  const credits = openSupplierCredits(reader, currency)
  return itemsToPay(reader, { currency, limit: maxItems, ...(only && { only }) })
    .filter((item) => isReached(reader, actor, item))
    .map((item) => {
      const facts =
        item.documentKind === 'bill'
          ? billFacts(reader, item, executionDate)
          : claimPayable(reader, item)
      const { documentKind: kind, documentId, number, payeeId, dueDate, due } = item
      const obstacle = inRuns.has(documentId) ? 'inRun' : facts.obstacle
      const credit = kind === 'bill' ? (credits.get(payeeId) ?? 0) : 0
      const owed = { documentId, kind, number, payeeId, dueDate, due, credit }
      return { ...owed, ...facts, obstacle }
    })
}

type Facts = Pick<
  PayableTo,
  'payeeName' | 'iban' | 'reference' | 'discount' | 'discountDate' | 'obstacle'
>

function billFacts(reader: Reader, item: ItemToPay, executionDate: string): Facts {
  const bill = billPayment(reader, item.documentId)
  const party = getStoredParty(reader, item.payeeId)
  const known = party.bankAccounts.map(({ iban }) => iban).filter(Boolean)
  const free = payableAccounts(reader, item.payeeId)
    .map(({ iban }) => iban)
    .filter(Boolean)
  // An account that the bill alone names is nobody's yet: somebody enters it at the supplier first.
  const iban = bill.iban === '' ? (free[0] ?? '') : (free.find((one) => one === bill.iban) ?? '')
  const isHeld = iban === '' && (known.length > free.length || bill.iban !== '')
  const reference = bill.paymentReference || bill.supplierNumber
  // Banks refuse a QR-IBAN without its reference (Swiss Payment Standards, Implementation Guidelines QR-bill).
  const lacksReference = isQrIban(iban) && !isQrReference(reference)
  const isElsewhere = party.bankAccounts.some(({ accountNumber }) => accountNumber !== '')
  const noAccount = isHeld ? 'heldAccount' : isElsewhere ? 'noIban' : 'noAccount'
  const notPayable = iban === '' ? noAccount : lacksReference ? 'noReference' : null
  return {
    ...discountOf(reader, item, executionDate),
    payeeName: party.name,
    iban,
    reference,
    obstacle: bill.isCollected ? 'collected' : notPayable,
  }
}

/** The discount that paying on a day still gets, and until when. */
function discountOf(
  reader: Reader,
  { documentId: billId, payeeId: supplierId, ...owed }: ItemToPay,
  executionDate: string,
): Pick<Payable, 'discount' | 'discountDate'> {
  const agreed = agreedDiscount(reader, { billId, supplierId, ...owed })
  if (!agreed) return { discount: 0, discountDate: null }
  const isInTime = executionDate <= agreed.date
  return { discountDate: agreed.date, discount: isInTime ? agreed.amount : 0 }
}

function claimPayable(reader: Reader, { documentId, number, payeeId }: ItemToPay): Facts {
  const { madeByName, payee } = claimFacts(reader, documentId)
  return {
    payeeName: madeByName,
    reference: `${number} ${payee}`,
    discount: 0,
    discountDate: null,
    iban: usualClaimIban(reader, payeeId),
    obstacle: null,
  }
}

/** Ids of what is in a run that is neither paid nor given up. */
export function documentsInRuns({ sql }: Reader): Set<string> {
  const rows = sql.exec<{ id: string }>(
    'select document_id as id from payment_run_items where is_open = 1',
  )
  return new Set(rows.toArray().map(({ id }) => id))
}
