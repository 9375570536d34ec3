import { AppError } from '#contract/errors.ts'
import { mailsContract } from '#contract/mails.ts'
import { isAllowed } from '#contract/roles.ts'
import { implement } from '../../firm/implement.ts'
import type { FirmContext, Reader } from '../../firm/store.ts'
import { allowAddress, listMessages, requireMessage, resend, toMessage } from '../outbound/index.ts'
import { type RecordRef, requireReadable } from '../records/index.ts'
import { mailKindsOf } from './kinds.ts'
import { previewRecordMail, requireSendable, sendRecordMail } from './send.ts'

const os = implement(mailsContract)

export const router = os.router({
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
          return isAllowed(firm.actor, send) && applies(store.reader, record.id)
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
      recordKind: kind.record,
      title: facts.title,
      path: registered.path(recordId),
    }
  }),
  send: os.send.handler(({ context: { store, firm, env }, input }) => {
    const { firmId: _, mailKind, recordId, variant, ...typed } = input
    const { kind } = requireSendable(store.reader, firm, input)
    const record = { kind: kind.record, id: recordId }
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
      allowAddress(writer, record, row.to)
      return toMessage(row)
    })
  }),
})

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
  if (!maySend(firm, record)) throw new AppError('forbidden', 'Needs the right to send')
  return { record, path: registered.path(record.id) }
}
