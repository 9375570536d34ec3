import { conflictOf } from '#contract/core/errors.ts'
import { requirePermission } from '#contract/core/roles.ts'
import { Address } from '#contract/firm/firms.ts'
import { DebitFormat, type RunFormat, TransferFormat } from '#contract/money/payment-runs.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { getStoredParty } from '../../../firm/parties/index.ts'
import { debitSettings } from '../../mandates/index.ts'
import { requireTimeForBank } from '../collection-day.ts'
import type { DebitMandate } from '../debits.ts'
import { itemsOfRun, requireRun, type StoredItem, type StoredRun } from '../reader.ts'
import { requireStillOwed } from '../service.ts'
import { noteFile } from '../writer.ts'
import { creditTransferFile } from './credit-transfer.ts'
import { type Debit, directDebitFile } from './direct-debit.ts'
import { formatsOf } from './formats.ts'

/**
 * Gives the file of a run out for the bank, and notes with the run who took it and when.
 * @throws AppError not_found; else as `runFile`
 */
export function takeRunFile(
  writer: Writer,
  context: FirmContext,
  id: string,
  format: RunFormat,
): File {
  const run = requireRun(writer, context, id)
  const file = runFile(writer, context, run, format)
  noteFile(writer, context, run, format)
  const after = { format }
  writer.audit({ entity: 'paymentRun', entityId: id, action: 'giveFile', title: run.number, after })
  return file
}

/**
 * The file of a run that is approved, for the bank.
 * @throws AppError forbidden for whoever may not see bank accounts; conflict for one that is not
 *   approved or paid already, that asks for what is owed no more or on a day that is too near, or that
 *   no such file can be made of
 */
function runFile(reader: Reader, context: FirmContext, run: StoredRun, format: RunFormat): File {
  requirePermission(context.actor, 'party:bank')
  if (run.state !== 'approved') throw conflictOf('runNotApproved')
  requireStillOwed(reader, context, run)
  if (run.direction === 'in') requireTimeForBank(reader, context, run)
  const items = itemsOfRun(reader, run.id)
  const settings = debitSettings(reader)
  if (!formatsOf(run, items, settings).includes(format)) throw conflictOf('noSuchRunFile')
  const { legalName, address, bankAccount } = getFirmProfile(reader)
  const bic = bankAccount.iban === run.iban ? bankAccount.bic : ''
  const { number, executionDate, currency, iban } = run
  const named = { number, createdAt: run.createdAt }
  const owner = { name: legalName, iban, bic }
  const debits = DebitFormat.safeParse(format)
  const xml = debits.success
    ? directDebitFile(
        {
          ...named,
          collectionDate: executionDate,
          creditor: { ...owner, creditorId: settings.creditorId },
          debits: items.map(debitOf),
        },
        debits.data,
      )
    : creditTransferFile(
        {
          ...named,
          executionDate,
          currency,
          payer: { ...owner, address },
          transfers: items.map((item) => ({
            amount: item.amount,
            name: item.payeeName,
            iban: item.iban,
            endToEndId: item.number,
            reference: item.reference,
            address: addressOf(reader, item),
          })),
        },
        TransferFormat.parse(format),
      )
  return new File([xml], `${number}.xml`, { type: 'application/xml' })
}

function debitOf({ amount, payeeName: name, iban, number, reference, mandate }: StoredItem): Debit {
  const taken: DebitMandate = JSON.parse(mandate ?? '{}')
  return { amount, name, iban, endToEndId: number, reference, mandate: taken }
}

function addressOf(reader: Reader, { kind, payeeId }: StoredItem) {
  if (kind !== 'bill') return undefined
  return Address.parse(JSON.parse(getStoredParty(reader, payeeId).address))
}
