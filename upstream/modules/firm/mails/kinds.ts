import { AppError } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import type { Permission } from '#contract/core/roles.ts'
import { hooks, onceComposed } from '../../../core/hooks.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import type { MailFile } from '../outbound/index.ts'
import { findRecord, type RecordRef } from '../records/index.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** Mails that it sends, whose words a firm may change. */
    mailKinds: MailKinds
  }
}

/** Our words of a mail in one language; names in braces are filled in when it is written. */
export type MailText = {
  subject: string
  message: string
  /** What stands before the address of the public page, at the end; has `{link}` in it. */
  link?: string
}

/** What a mail about one record says and carries. */
export type MailContent = {
  /** The usual recipient; empty where none is known. */
  to: string
  /** Of the reader. */
  language: Language
  /** Of every placeholder of the kind; `firm` is filled in by itself. */
  values: Readonly<Record<string, string>>
  /** The firm says everything in another language, too: below, with the same gaps filled for it. */
  also?: { language: Language; values: Readonly<Record<string, string>> } | undefined
  /** Address of the record's public page, for kinds whose words have a `link`. */
  link?: string
  /** What goes along: rendered by the module's `mail-attachment.ts` when the mail leaves. */
  files: readonly (MailFile & { name: string })[]
}

/** Which record a mail is about; `variant` says which of several, as a statement's period. */
export type MailSubject = { id: string; variant: string; origin: string }

/** A kind of mail, as its module registers it in its `mail-kinds.ts`. */
export type MailKind = {
  /** The kind of the records that it is about, as in `record-kinds.ts`. */
  record: string
  /** Other kinds of records that it can be about, too. */
  alsoAbout?: readonly string[]
  /** Who may send it, beside seeing the record. */
  send: Permission
  /** Names that the firm's own words may use in braces, beside `firm`. */
  placeholders: readonly string[]
  /** Examples for the preview of the firm's own words. */
  examples: Readonly<Record<string, string>>
  texts: Readonly<Record<Language, MailText>>
  /** Whether such a mail can be sent about the record now; the page offers it then. */
  applies: (reader: Reader, id: string, context: FirmContext) => boolean
  /** @throws AppError not_found; conflict where the record cannot be sent */
  compose: (reader: Reader, context: FirmContext, about: MailSubject) => MailContent
  /** Changes the record in the transaction that queues the mail, before it is composed. */
  prepare?: (writer: Writer, context: FirmContext, about: MailSubject) => void
}

export type MailKinds = Record<string, MailKind>

/** The kinds of all modules, by name. */
export const allMailKinds = onceComposed(
  (): ReadonlyMap<string, MailKind> =>
    new Map(hooks('mailKinds').flatMap((kinds) => Object.entries(kinds))),
)

/** @throws AppError not_found */
export function requireMailKind(name: string): MailKind {
  const kind = allMailKinds().get(name)
  if (!kind) throw new AppError('not_found', 'No such record')
  return kind
}

/** The kinds of mail that are about records of a kind, by name. */
export function mailKindsOf(record: string): [name: string, kind: MailKind][] {
  return [...allMailKinds()].filter(
    ([, kind]) => kind.record === record || kind.alsoAbout?.includes(record),
  )
}

/** The record that a mail of a kind is about, by its id. */
export function recordOfMail(
  reader: Reader,
  { record, alsoAbout = [] }: MailKind,
  id: string,
): RecordRef {
  const other = alsoAbout.find((kind) => findRecord(reader, kind, id) !== undefined)
  return { kind: other ?? record, id }
}
