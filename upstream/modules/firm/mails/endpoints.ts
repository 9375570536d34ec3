import { forbiddenWithout } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { mailSettingsContract } from '#contract/firm/mail-settings.ts'
import { mailsContract } from '#contract/firm/mails.ts'
import { answer, read, write } from '../../../firm/implement.ts'
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

const mails = answer(mailsContract, {
  list: read((reader, firm, input) => {
    const record = refOf(input)
    const { registered, facts } = requireReadable(reader, firm, record)
    return {
      kind: record.kind,
      id: record.id,
      title: facts.title,
      path: registered.path(record.id),
      rows: listMessages(reader, record).map(toMessage),
      ways: mailKindsOf(record.kind)
        .filter(([, { send, applies }]) => {
          return isAllowed(firm.actor, send) && applies(reader, record.id, firm)
        })
        .map(([name]) => name),
      canSend: maySend(firm, record),
    }
  }),
  preview: ({ context: { store, firm, env }, input }) => {
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
  },
  send: ({ context: { store, firm, env }, input }) => {
    const { firmId: _, mailKind, recordId, variant, ...typed } = input
    const { kind } = requireSendable(store.reader, firm, input)
    const record = recordOfMail(store.reader, kind, recordId)
    return store.transact(firm, (writer) => {
      const mail = { mailKind, recordId, variant, origin: env.PUBLIC_ORIGIN }
      const id = sendRecordMail(writer, firm, mail, typed)
      return toMessage(requireMessage(writer, record, id))
    })
  },
  resend: ({ context: { store, firm }, input }) => {
    const { record, path } = requireSender(store.reader, firm, input)
    return store.transact(firm, (writer) => {
      const { messageId } = input
      resend(writer, firm, { record, messageId, link: path })
      return toMessage(requireMessage(writer, record, messageId))
    })
  },
  allowAddress: ({ context: { store, firm }, input }) => {
    const { record } = requireSender(store.reader, firm, input)
    return store.transact(firm, (writer) => {
      const row = requireMessage(writer, record, input.messageId)
      allowAddress(writer, row.to, record)
      return toMessage(row)
    })
  },
})

const mailSettings = answer(mailSettingsContract, {
  get: ({ context: { store, firm, env } }) => readSettings(store.reader, env, firm),
  update: ({ context: { store, firm, env }, input }) => {
    const { firmId: _, ...settings } = input
    store.transact(firm, (writer) => updateSettings(writer, settings))
    return readSettings(store.reader, env, firm)
  },
  resume: ({ context: { store, firm, env } }) => {
    store.transact(firm, (writer) => resumeMail(writer, firm))
    return readSettings(store.reader, env, firm)
  },
  getTemplate: read((reader, _, input) => getTemplate(reader, templateOf(input))),
  previewTemplate: read((reader, _, input) => previewTemplate(reader, templateOf(input), input)),
  updateTemplate: write((writer, _, input) => updateTemplate(writer, templateOf(input), input)),
  resetTemplate: write((writer, _, input) => resetTemplate(writer, templateOf(input))),
  listSuppressed: read((reader, _, input) => listSuppressed(reader, input)),
  allow: write((writer, _, { address }) => {
    allowAddress(writer, address)
    return { address }
  }),
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
