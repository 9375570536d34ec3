import type { Bill } from '#contract/buying/bills.ts'
import type { Firm } from '#contract/firm/firms.ts'
import { MandateInput } from '#contract/money/mandates.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { accountFor } from '../../books/ledger/index.ts'
import { listOpenItems } from '../../books/settlement/index.ts'
import { createMandate, debitSettings, updateDebitSettings } from '../../money/mandates/index.ts'
import {
  approveRun,
  createDebits,
  createRun,
  firstCollectionDate,
  settleRun,
} from '../../money/payment-runs/index.ts'

type Country = Firm['address']['country']

/** Accounts of suppliers and customers, whose check digits are right and that nobody has. */
const ibans: Partial<Record<Country, readonly string[]>> = {
  DE: [
    ...['DE02120300000000202051', 'DE02500105170137075030', 'DE02100500000054540402'],
    ...['DE02300209000106531065', 'DE02200505501015871393', 'DE36760260000317304208'],
  ],
  GB: [
    ...['GB06BARC20035330912045', 'GB30NWBK60161331910020', 'GB42LOYD30963401230012'],
    ...['GB37BARC20201575849855', 'GB71HBUK40127621374050', 'GB24LOYD30929000614023'],
  ],
  IT: [
    ...['IT56B0306909606100000017253', 'IT39H0200801600000104827316'],
    ...['IT24L0103001600000063184720', 'IT76E0503401633000000018472'],
    ...['IT53K0845301602000000073015', 'IT27H0344001613000000204817'],
  ],
  ES: [
    ...['ES9121000418450200051332', 'ES9801823417810201507843', 'ES9200491800142610284736'],
    ...['ES1900810305990001274938', 'ES7030580990242710483920', 'ES5020859252050330116284'],
  ],
}

/** Identifiers that firms collect under; where there is none, nothing is collected by debit. */
const creditorIds: Partial<Record<Country, string>> = {
  DE: 'DE98ZZZ09999999999',
  IT: 'IT78ZZZ0000012040390150',
  ES: 'ES24ZZZB98173271',
}

/** The account of a supplier, by their place; none in countries whose banks have no IBAN. */
export function ibanAt(country: Country, place: number): string {
  const all = ibans[country] ?? []
  return all.length === 0 ? '' : (all[place % all.length] ?? '')
}

/** Pays bills as one run, on a day: put together, approved, and found on the bank's statement. */
export function payAsRun(writer: Writer, context: FirmContext, bills: readonly Bill[]): void {
  const run = prepareRun(writer, context, bills, context.now.toISOString().slice(0, 10))
  approveRun(writer, context, run.id, run.version)
  settleRun(writer, context, run.id, { date: run.executionDate })
}

/** A run that waits for whoever looks at the demo. */
export function prepareRun(
  writer: Writer,
  context: FirmContext,
  bills: readonly Bill[],
  executionDate: string,
) {
  const documentIds = bills.map(({ id }) => id)
  const account = accountFor(writer, 'bank')
  return createRun(writer, context, { account, executionDate, documentIds, accounts: [] })
}

/** So many days ago the first collection was put together, and its customer told some days ahead. */
const daysAgo = 12
const noticeDays = 5

/**
 * Two customers who let the firm collect: an invoice of the first was collected lately, that of the
 * second waits to be. Only where the firm has an identifier for that and reckons in euro.
 * @param at the context some days ago
 */
export function collectByDebit(
  writer: Writer,
  context: FirmContext,
  at: (time: number) => FirmContext,
  country: Country,
): void {
  const creditorId = creditorIds[country]
  if (creditorId === undefined) return
  const { version } = debitSettings(writer)
  updateDebitSettings(writer, { creditorId, noticeDays, version })
  const then = at(context.now.getTime() - daysAgo * 86_400_000)
  const day = then.now.toISOString().slice(0, 10)
  const { rows } = listOpenItems(writer, {
    direction: 'receivable',
    view: 'owed',
    currency: 'EUR',
    size: 200,
  })
  const invoices = rows.filter(({ documentKind }) => documentKind === 'invoice')
  const first = invoices.find(({ date }) => date < day)
  const second = invoices.find(({ partyId }) => partyId !== first?.partyId)
  const account = accountFor(writer, 'bank')
  ;[first, second].forEach((item, place) => {
    if (!item) return
    const signedOn = addDays(day, -20 * (place + 1))
    const iban = ibanAt(country, place + 3)
    createMandate(
      writer,
      then,
      MandateInput.parse({ customerName: item.partyName, signedOn, iban, reference: '' }),
    )
    const when = place === 0 ? then : context
    const collectionDate = firstCollectionDate(writer, when)
    const documentIds = [item.documentId]
    const run = createDebits(writer, when, { account, collectionDate, documentIds })
    if (place > 0) return
    approveRun(writer, then, run.id, run.version)
    settleRun(writer, context, run.id, { date: collectionDate })
  })
}
