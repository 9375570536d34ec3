import { AppError } from '#contract/core/errors.ts'
import { isAllowed, type Permission } from '#contract/core/roles.ts'
import { hooks } from '../../../core/hooks.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { listFirmMembers } from '../../../identity/members/names.ts'
import { listReaders, pathOfRecord, type RecordRef, requireReadable } from '../records/index.ts'

/** What a question is about, as people know it, and its page below the firm. */
export type Subject = { title: string; path: string }

/** Something that is asked about and is no record. */
type OtherSubject = {
  /** Who may see it. */
  needs: Permission
  find(reader: Reader, id: string): Subject | undefined
}

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** People ask about things of it that are no records, by their kind. */
    questionSubjects: Readonly<Record<string, OtherSubject>>
  }
}

function findOther(kind: string): OtherSubject | undefined {
  return hooks('questionSubjects').find((subjects) => Object.hasOwn(subjects, kind))?.[kind]
}

/**
 * An entry of the journal or any record that the caller may see.
 * @throws AppError not_found, also where the role may not see it
 */
export function requireSubject(
  reader: Reader,
  context: Pick<FirmContext, 'actor'>,
  ref: RecordRef,
): Subject {
  const other = findOther(ref.kind)
  if (!other) {
    const { facts } = requireReadable(reader, context, ref)
    return { title: facts.title, path: pathOfRecord(ref) }
  }
  const found = isAllowed(context.actor, other.needs) ? other.find(reader, ref.id) : undefined
  if (!found) throw new AppError('not_found', 'No such subject')
  return found
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
  const other = findOther(ref.kind)
  const readers = other
    ? (await listFirmMembers(env, firm.firmId)).filter((one) => isAllowed(one, other.needs))
    : await listReaders(context, ref)
  return readers.map(({ userId }) => userId).filter((userId) => userId !== firm.actor.userId)
}
