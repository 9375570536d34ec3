import { AppError, invariant } from '#contract/core/errors.ts'
import { isAllowed, type Permission, requirePermission } from '#contract/core/roles.ts'
import type { Attachment, RecordLink } from '#contract/firm/records.ts'
import { hooks, onceComposed } from '../../../core/hooks.ts'
import type { Actor } from '../../../firm/actor.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { isInReach, type Person, type Reach } from './reach.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** Its records have a history, notes, files and links. */
    recordKinds: RecordKinds
    /** Its records are found by the search but have no panels. */
    searchKinds: SearchKinds
  }
}

/** A record, whatever its kind. */
export type RecordRef = { kind: string; id: string }

/** What is shown of a record elsewhere; the amount is in minor units. */
export type RecordFacts = {
  /** What people know it by: its number or name. */
  title: string
  date?: string
  amount?: number
  currency?: string
}

/** Another record that one stands to, with what only this tie knows, such as the part allocated. */
export type KnownLink = Pick<RecordLink, 'relation' | 'direction' | 'kind' | 'id'> &
  Partial<Pick<RecordLink, 'date' | 'amount' | 'currency'>>

/** A kind of record that is found by the search, as its module registers it in its `search-kinds.ts`. */
export type SearchKind = {
  /** Who may see the record. */
  read: Permission
  /** Which of them a role of narrower reach sees. Every kind says it, so that none forgets. */
  reach: Reach
  /** Its page, below the firm: `invoices/01…`. */
  path: (id: string) => string
  /** Where more decides than a permission: the `groupId`s whose records somebody sees whole. */
  groups?: (reader: Reader, actor: Actor) => readonly string[]
}
export type SearchKinds = Record<string, SearchKind>

/**
 * A kind of record, as its module registers it in its `record-kinds.ts`. Whoever may see it with its
 * files, comments, links and history finds it.
 */
export type RecordKind = SearchKind & {
  /** Who may add and remove its files. */
  write: Permission
  /** Whether no file of the record may be removed any more, as of what is posted. */
  keepsFiles?: (reader: Reader, id: string) => boolean
  /** What its ids are called in paths and inputs, where not `{kind}Id`. */
  idName?: string
  /** Where more decides than a permission, as whose calendar it is in. */
  isSeenBy?: (reader: Reader, person: Person, id: string) => boolean
  /** What follows when a file is added, or was taken away, in the same transaction. */
  attached?: (writer: Writer, id: string, file: Attachment) => void
  detached?: (writer: Writer, id: string, file: Attachment) => void
  /** Undefined where there is none. */
  find: (reader: Reader, id: string) => RecordFacts | undefined
  /** Links that follow from the module's own tables; others are written by `linkRecords`. */
  links?: (reader: Reader, id: string) => KnownLink[]
  /** Whether what else is linked to it is another story, as the invoices of one project. */
  endsChain?: boolean
  /** Fields of its history that hold minor units, by the last part of their path. */
  moneyFields?: readonly string[]
  /** Fields of its history that ask for more than `read`, by the last part of their path. */
  fieldRights?: Readonly<Record<string, Permission>>
}

export type RecordKinds = Record<string, RecordKind>

const allKinds = onceComposed(
  (): ReadonlyMap<string, RecordKind> =>
    new Map(hooks('recordKinds').flatMap((kinds) => Object.entries(kinds))),
)

/** Every kind that the search finds. */
export const searchedKinds = onceComposed((): ReadonlyMap<string, SearchKind> => {
  const more = hooks('searchKinds').flatMap((kinds) => Object.entries(kinds))
  return new Map<string, SearchKind>([...allKinds(), ...more])
})

export function findKind(kind: string): RecordKind | undefined {
  return allKinds().get(kind)
}

/** Where a record's page is, below the firm. @throws AppError unexpected for a kind that is none */
export function pathOfRecord({ kind, id }: RecordRef): string {
  const registered = findKind(kind)
  invariant(registered, `No record-kinds.ts names ${kind}`)
  return registered.path(id)
}

/** What is shown of a record, whoever asks; undefined where there is none of the kind. */
export function findRecord(reader: Reader, kind: string, id: string): RecordFacts | undefined {
  return findKind(kind)?.find(reader, id)
}

/**
 * A record that the caller may see.
 * @throws AppError not_found, also where the role may not see such records: no id tells of one
 */
export function requireReadable(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  { kind, id }: RecordRef,
): { registered: RecordKind; facts: RecordFacts } {
  const registered = findKind(kind)
  const isSeen = registered && sees(reader, actor, registered, id)
  const facts = isSeen ? registered.find(reader, id) : undefined
  if (!registered || !facts) throw new AppError('not_found', 'No such record')
  return { registered, facts }
}

/** As `requireReadable`. @throws AppError forbidden where the role may see it but not change it */
export function requireWritable(
  reader: Reader,
  context: Pick<FirmContext, 'actor'>,
  ref: RecordRef,
): RecordFacts {
  const { registered, facts } = requireReadable(reader, context, ref)
  requirePermission(context.actor, registered.write)
  return facts
}

/** Whether somebody's role may see records of a kind, and reaches this one. */
export function sees(
  reader: Reader,
  person: Person,
  { read, reach, isSeenBy }: Pick<RecordKind, 'read' | 'reach' | 'isSeenBy'>,
  id: string,
): boolean {
  const isReached = isAllowed(person, read) && isInReach(reader, person, reach, id)
  return isReached && (isSeenBy?.(reader, person, id) ?? true)
}

/** As `sees`, for a kind by its name; false for one that is none. */
export function isSeen(reader: Reader, person: Person, kind: string, id: string): boolean {
  const registered = findKind(kind)
  return registered !== undefined && sees(reader, person, registered, id)
}
