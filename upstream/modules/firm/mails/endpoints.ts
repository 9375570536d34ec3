import { forbiddenWithout } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { mailSettingsContract } from '#contract/firm/mail-settings.ts'
import { mailsContract } from '#contract/firm/mails.ts'
import { implement } from '../../../firm/implement.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import {
  allowAddress,
  listMessages,
  listSuppressed,
  requireMessage,
  resend,
  resumeMail,
  toMessage,
} from '../outbound/index.ts'
import { type RecordRef, requireReadable } from '../records/index.ts'
import { mailKindsOf, recordOfMail } from './kinds.ts'
import { readSettings } from './read-settings.ts'
import { previewRecordMail, requireSendable, sendRecordMail } from './send.ts'
import { isMailKept } from './send-each.ts'
import { updateSettings } from './settings.ts'
import { getTemplate, previewTemplate, resetTemplate, updateTemplate } from './templates.ts'

const os = implement(mailsContract)

const mails = os.router({
  list: os.list.handler(({ context: { store, firm }, input }) => {
    const record = refOf(input)
    const { registered, facts } = requireReadable(store.reader, firm, record)
    return {
      kind: record.kind,
      id: record.id,
      title: facts.title,
      path: registered.path(record.id),
      rows: listMessages(store.reader, record).map(toMessage),
      ways: mailKindsOf(record.kind)
        .filter(([, { send, applies }]) => {
          return isAllowed(firm.actor, send) && applies(store.reader, record.id, firm)
        })
        .map(([name]) => name),
      canSend: maySend(firm, record),
    }
  }),
  preview: os.preview.handler(({ context: { store, firm, env }, input }) => {
    const { firmId: _, mailKind, recordId, variant, ...typed } = input
    const { kind, registered, facts } = requireSendable(store.reader, firm, input)
    const mail = { mailKind, recordId, variant, origin: env.PUBLIC_ORIGIN }
    return {
      ...previewRecordMail(store.reader, firm, mail, typed),
      recordKind: recordOfMail(store.reader, kind, recordId).kind,
      title: facts.title,
      path: registered.path(recordId),
      isKept: isMailKept(env),
    }
  }),
  send: os.send.handler(({ context: { store, firm, env }, input }) => {
    const { firmId: _, mailKind, recordId, variant, ...typed } = input
    const { kind } = requireSendable(store.reader, firm, input)
    const record = recordOfMail(store.reader, kind, recordId)
    return store.transact(firm, (writer) => {
      const mail = { mailKind, recordId, variant, origin: env.PUBLIC_ORIGIN }
      const id = sendRecordMail(writer, firm, mail, typed)
      return toMessage(requireMessage(writer, record, id))
    })
  }),
  resend: os.resend.handler(({ context: { store, firm }, input }) => {
    const { record, path } = requireSender(store.reader, firm, input)
    return store.transact(firm, (writer) => {
      const { messageId } = input
      resend(writer, firm, { record, messageId, link: path })
      return toMessage(requireMessage(writer, record, messageId))
    })
  }),
  allowAddress: os.allowAddress.handler(({ context: { store, firm }, input }) => {
    const { record } = requireSender(store.reader, firm, input)
    return store.transact(firm, (writer) => {
      const row = requireMessage(writer, record, input.messageId)
      allowAddress(writer, row.to, record)
      return toMessage(row)
    })
  }),
})

const settingsOs = implement(mailSettingsContract)

const mailSettings = settingsOs.router({
  get: settingsOs.get.handler(({ context: { store, firm, env } }) =>
    readSettings(store.reader, env, firm),
  ),
  update: settingsOs.update.handler(({ context: { store, firm, env }, input }) => {
    const { firmId: _, ...settings } = input
    store.transact(firm, (writer) => updateSettings(writer, settings))
    return readSettings(store.reader, env, firm)
  }),
  resume: settingsOs.resume.handler(({ context: { store, firm, env } }) => {
    store.transact(firm, (writer) => resumeMail(writer, firm))
    return readSettings(store.reader, env, firm)
  }),
  getTemplate: settingsOs.getTemplate.handler(({ context: { store }, input }) =>
    getTemplate(store.reader, templateOf(input)),
  ),
  previewTemplate: settingsOs.previewTemplate.handler(({ context: { store }, input }) =>
    previewTemplate(store.reader, templateOf(input), input),
  ),
  updateTemplate: settingsOs.updateTemplate.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => updateTemplate(writer, templateOf(input), input)),
  ),
  resetTemplate: settingsOs.resetTemplate.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => resetTemplate(writer, templateOf(input))),
  ),
  listSuppressed: settingsOs.listSuppressed.handler(({ context: { store }, input }) =>
    listSuppressed(store.reader, input),
  ),
  allow: settingsOs.allow.handler(({ context: { store, firm }, input: { address } }) =>
    store.transact(firm, (writer) => {
      allowAddress(writer, address)
      return { address }
    }),
  ),
})

export const router = { mails, mailSettings }

function templateOf({ mailKind, language }: { mailKind: string; language: Language }) {
  return { mailKind, language }
}

function refOf({ kind, recordId }: { kind: string; recordId: string }): RecordRef {
  return { kind, id: recordId }
}

/** Whether somebody may send any kind of mail about such records. */
function maySend({ actor }: FirmContext, { kind }: RecordRef): boolean {
  return mailKindsOf(kind).some(([, { send }]) => isAllowed(actor, send))
}

/** @throws AppError not_found for a record they may not see; forbidden where they send none */
function requireSender(
  reader: Reader,
  firm: FirmContext,
  input: { kind: string; recordId: string },
) {
  const record = refOf(input)
  const { registered } = requireReadable(reader, firm, record)
  if (!maySend(firm, record)) throw forbiddenWithout('the right to send')
  return { record, path: registered.path(record.id) }
}
