import { AppError } from '#contract/core/errors.ts'
import { reachesRecord } from '../../../firm/record-reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import type { FindMail } from '../../firm/mails/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { periodText } from './period.ts'

/** Finds the statements of customers over some days, as mails. */
export function statementMails(days: { from: string; to: string }, origin: string): FindMail {
  return (reader, partyId) => ({
    label: getStoredParty(reader, partyId).name,
    mail: { mailKind: 'statement', recordId: partyId, variant: periodText(days), origin },
  })
}

/** @throws AppError not_found for one that is none, or that the caller does not reach */
export function requireReached(
  reader: Reader,
  { actor }: FirmContext,
  partyIds: readonly string[],
): void {
  for (const id of partyIds) {
    getStoredParty(reader, id)
    if (!reachesRecord(reader, actor, 'party', id)) {
      throw new AppError('not_found', 'No such party')
    }
  }
}
