import { outboundContract } from '#contract/outbound.ts'
import { implement } from '../../firm/implement.ts'
import { requireRecord } from './mail-records.ts'
import { allowAddress, listMessages, requireMessage, resend, toMessage } from './message.ts'

const os = implement(outboundContract)

export const router = os.router({
  list: os.list.handler(({ context, input: { invoiceId } }) => {
    requireRecord(context.store.reader, recordOf(invoiceId))
    return { rows: listMessages(context.store.reader, recordOf(invoiceId)).map(toMessage) }
  }),
  resend: os.resend.handler(({ context: { store, firm }, input: { invoiceId, messageId } }) =>
    store.transact(firm, (writer) => {
      const record = recordOf(invoiceId)
      resend(writer, firm, { record, messageId, link: `invoices/${invoiceId}` })
      return toMessage(requireMessage(writer, record, messageId))
    }),
  ),
  allowAddress: os.allowAddress.handler(
    ({ context: { store, firm }, input: { invoiceId, messageId } }) =>
      store.transact(firm, (writer) => {
        const row = requireMessage(writer, recordOf(invoiceId), messageId)
        allowAddress(writer, recordOf(invoiceId), row.to)
        return toMessage(row)
      }),
  ),
})

function recordOf(id: string) {
  return { kind: 'invoice', id }
}
