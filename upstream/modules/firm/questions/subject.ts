import { AppError } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { listFirmMembers } from '../../../identity/members/names.ts'
import { findEntryFacts } from '../../books/ledger/views.ts'
import { listReaders, pathOfRecord, type RecordRef, requireReadable } from '../records/index.ts'

const entryKind = 'journalEntry'

/** What a question is about, as people know it, and its page below the firm. */
export type Subject = { title: string; path: string }

/**
 * An entry of the journal or any record that the caller may see.
 * @throws AppError not_found, also where the role may not see it
 */
export function requireSubject(
  reader: Reader,
  context: Pick<FirmContext, 'actor'>,
  ref: RecordRef,
): Subject {
  if (ref.kind !== entryKind) {
    const { facts } = requireReadable(reader, context, ref)
    return { title: facts.title, path: pathOfRecord(ref) }
  }
  const entry = isAllowed(context.actor, 'ledger:view') && findEntryFacts(reader, ref.id)
  if (!entry) throw new AppError('not_found', 'No such entry')
  return { title: `${entry.sequence} ${entry.memo}`, path: `ledger/journal/${ref.id}` }
}

/** As above; undefined where there is none, or not for the caller to see. */
export function findSubject(
  reader: Reader,
  context: Pick<FirmContext, 'actor'>,
  ref: RecordRef,
): Subject | undefined {
  try {
    return requireSubject(reader, context, ref)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  }
}

/** Ids of the other members who may see it. */
export async function readersOf(context: HandlerContext, ref: RecordRef): Promise<string[]> {
  const { env, firm } = context
  const readers =
    ref.kind === entryKind
      ? (await listFirmMembers(env, firm.firmId)).filter((one) => isAllowed(one, 'ledger:view'))
      : await listReaders(context, ref)
  return readers.map(({ userId }) => userId).filter((userId) => userId !== firm.actor.userId)
}
