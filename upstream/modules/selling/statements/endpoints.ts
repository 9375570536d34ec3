import { statementsContract } from '#contract/selling/statements.ts'
import { toFile } from '../../../documents/delivery/print-document.ts'
import { implement, read } from '../../../firm/implement.ts'
import { previewEach, sendEach } from '../../firm/mails/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { listStatements } from './list.ts'
import { printStatement } from './print.ts'
import { requireReached, statementMails } from './send.ts'
import { daysOf, statementOf } from './statement.ts'

const os = implement(statementsContract)

const statements = {
  get: os.get.handler(
    read((reader, firm, input) => {
      const { partyId, direction, size, after, before, ...days } = input
      getStoredParty(reader, partyId)
      const span = { partyId, direction, ...daysOf(reader, firm, days) }
      return statementOf(reader, span, { size, after, before })
    }),
  ),
  pdf: os.pdf.handler(async ({ context, input: { partyId, ...days } }) => {
    const { reader } = context.store
    const span = daysOf(reader, context.firm, days)
    return toFile(await printStatement(context, { partyId, ...span }))
  }),
  list: os.list.handler(
    read((reader, firm, days) => {
      const span = daysOf(reader, firm, days)
      return { ...span, ...listStatements(reader, firm, span.to) }
    }),
  ),
  previewSend: os.previewSend.handler(({ context, input }) => {
    const { firmId: _, partyIds, ...days } = input
    const { store, firm, env } = context
    requireReached(store.reader, firm, partyIds)
    const span = daysOf(store.reader, firm, days)
    return previewEach(context, partyIds, statementMails(span, env.PUBLIC_ORIGIN))
  }),
  send: os.send.handler(({ context: { store, firm, env }, input }) => {
    const { firmId: _, partyIds, ...days } = input
    requireReached(store.reader, firm, partyIds)
    const span = daysOf(store.reader, firm, days)
    return sendEach(store, firm, partyIds, statementMails(span, env.PUBLIC_ORIGIN))
  }),
}

export const router = { statements }
