import { invalidField, problemKeyOf, requireRefusal } from '#contract/core/errors.ts'
import type { BulkResult } from '#contract/core/register.ts'
import type { MailsToSend, MailToSend } from '#contract/firm/mails-to-send.ts'
import type { Env } from '../../../core/env.ts'
import type { FirmContext, Reader, Store, Writer } from '../../../firm/store.ts'
import { transactEach } from '../../../register/transact-each.ts'
import { previewRecordMail, type RecordMail, sendRecordMail } from './send.ts'

/** The mail that belongs to an id, and what a person knows its document by. */
type Chosen = { label: string | null; mail: RecordMail }

/** Finds what is sent for an id. @throws AppError for one that nothing is sent for */
export type FindMail = (reader: Reader, id: string) => Chosen

type Result = BulkResult['results'][number]

/**
 * Sends each of many mails with its usual words, in a transaction of its own, so that one without
 * an address holds nobody up.
 */
export function sendEach(
  store: Store,
  context: FirmContext,
  ids: Iterable<string>,
  findMail: FindMail,
): BulkResult {
  const results = transactEach<Result>(store, context, new Set(ids), {
    step: (writer, own, id) => {
      const { label, mail } = findMail(writer, id)
      sendUsual(writer, own, mail)
      return { id, label, outcome: 'done', reason: null }
    },
    skipped: (id, reason) => {
      const label = findChosen(store.reader, findMail, id)?.label ?? null
      return { id, label, outcome: 'skipped', reason }
    },
  })
  return { results }
}

/**
 * What `sendEach` would send: each is written as it would be, and all of it is taken back. So it is
 * refused for the reasons that sending has, the day's limit among them.
 */
export function previewEach(
  { store, firm, env }: { store: Store; firm: FirmContext; env: Env },
  ids: Iterable<string>,
  findMail: FindMail,
): MailsToSend {
  const context = { ...firm, idempotency: null }
  const rows = store.tryOut(context, (writer) =>
    Array.from(new Set(ids), (id) => tryMail(writer, context, id, findMail)),
  )
  return { rows, isKept: isMailKept(env) }
}

/** Whether no mail leaves this installation. */
export function isMailKept({ MAIL_TRANSPORT: transport = 'outbox' }: Env): boolean {
  return transport === 'outbox'
}

function tryMail(writer: Writer, context: FirmContext, id: string, findMail: FindMail): MailToSend {
  const nothing = { mailKind: '', recordId: id, variant: '', to: '', subject: '', files: [] }
  const row: MailToSend = { ...nothing, id, label: null, reason: null } as const
  try {
    const { label, mail } = findMail(writer, id)
    const { mailKind, recordId, variant = '' } = mail
    Object.assign(row, { label, recordId, mailKind, variant })
    const { to, subject, files } = previewRecordMail(writer, context, mail)
    Object.assign(row, { to, subject, files })
    sendUsual(writer, context, mail)
    return row
  } catch (error) {
    return Object.assign(row, { reason: problemKeyOf(requireRefusal(error)) })
  }
}

/**
 * Sends a mail with its usual words to its usual recipient.
 * @throws AppError as `sendRecordMail`, and invalid for a party that has no address
 */
export function sendUsual(writer: Writer, context: FirmContext, mail: RecordMail): void {
  if (previewRecordMail(writer, context, mail).to === '') {
    throw invalidField('to', 'noMailAddress')
  }
  sendRecordMail(writer, context, mail)
}

function findChosen(reader: Reader, findMail: FindMail, id: string): Chosen | undefined {
  try {
    return findMail(reader, id)
  } catch {
    return undefined
  }
}
