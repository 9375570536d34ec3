import { AppError, conflictOf } from '#contract/errors.ts'
import { Address } from '#contract/firms.ts'
import type { TransferFormat } from '#contract/payment-runs.ts'
import { isAllowed } from '#contract/roles.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firms/index.ts'
import { getStoredParty } from '../../parties/index.ts'
import { itemsOfRun, requireRun, type StoredItem } from '../reader.ts'
import { requireStillOwed } from '../service.ts'
import { creditTransferFile } from './credit-transfer.ts'
import { formatsOf } from './formats.ts'

/**
 * The file of a run that is approved, for the bank.
 * @throws AppError not_found; forbidden for whoever may not see bank accounts; conflict for one that
 *   is not approved or paid already, that asks for what is owed no more, or that no such file can be
 *   made of
 */
export function runFile(
  reader: Reader,
  context: FirmContext,
  id: string,
  format: TransferFormat,
): File {
  const run = requireRun(reader, context, id)
  if (!isAllowed(context.actor, 'party:bank')) throw new AppError('forbidden', 'Needs party:bank')
  if (run.state !== 'approved') throw conflictOf('runNotApproved')
  requireStillOwed(reader, context, run)
  const items = itemsOfRun(reader, id)
  if (!formatsOf(run, items).includes(format)) throw conflictOf('noSuchRunFile')
  const { legalName, address, bankAccount } = getFirmProfile(reader)
  const bic = bankAccount.iban === run.iban ? bankAccount.bic : ''
  const { number, executionDate, currency, iban } = run
  const xml = creditTransferFile(
    {
      ...{ number, executionDate, currency, createdAt: run.createdAt },
      payer: { name: legalName, iban, bic, address },
      transfers: items.map((item) => ({
        ...{ amount: item.amount, name: item.payeeName, iban: item.iban },
        endToEndId: item.number,
        reference: item.reference,
        address: addressOf(reader, item),
      })),
    },
    format,
  )
  return new File([xml], `${number}.xml`, { type: 'application/xml' })
}

function addressOf(reader: Reader, { kind, payeeId }: StoredItem) {
  if (kind !== 'bill') return undefined
  return Address.parse(JSON.parse(getStoredParty(reader, payeeId).address))
}
