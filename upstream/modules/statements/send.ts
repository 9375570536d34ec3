import { AppError } from '#contract/errors.ts'
import { reachesRecord } from '../../firm/record-reach.ts'
import type { FirmContext, Store } from '../../firm/store.ts'
import { sendRecordMail } from '../mails/index.ts'
import { getStoredParty } from '../parties/index.ts'
import { periodText } from './period.ts'

type Left = { partyId: string; partyName: string; reason: string }

/**
 * Sends customers their statements, each in a transaction of its own, so that one without an
 * address holds nobody up.
 * @throws AppError not_found for one that the caller does not reach; nothing is sent then
 */
export function sendStatements(
  store: Store,
  context: FirmContext,
  { partyIds, ...days }: { partyIds: readonly string[]; from: string; to: string },
  origin: string,
): { sent: number; left: Left[] } {
  const left: Left[] = []
  const chosen = [...new Set(partyIds)]
  const isReached = (id: string) => reachesRecord(store.reader, context.actor, 'party', id)
  if (!chosen.every(isReached)) throw new AppError('not_found', 'No such party')
  for (const partyId of chosen) {
    const { name: partyName } = getStoredParty(store.reader, partyId)
    const mail = { mailKind: 'statement', recordId: partyId, variant: periodText(days), origin }
    try {
      store.transact(context, (writer) => sendRecordMail(writer, context, mail))
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      left.push({ partyId, partyName, reason: reasonOf(error) })
    }
  }
  return { sent: chosen.length - left.length, left }
}

/** Why it was refused, as a key of the `problem` texts. */
function reasonOf({ fields, detail, code }: AppError): string {
  const [first] = Object.values(fields)
  const isReasoned = typeof detail === 'object' && detail !== null && 'reason' in detail
  return first?.key ?? (isReasoned ? String(detail.reason) : code)
}
