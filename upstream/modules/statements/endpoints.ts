import { statementsContract } from '#contract/statements.ts'
import { toFile } from '../../documents/delivery/print-document.ts'
import { implement } from '../../firm/implement.ts'
import { getStoredParty } from '../parties/index.ts'
import { listStatements } from './list.ts'
import { printStatement } from './print.ts'
import { sendStatements } from './send.ts'
import { daysOf, statementOf } from './statement.ts'

const os = implement(statementsContract)

const statements = {
  get: os.get.handler(({ context: { store, firm }, input }) => {
    const { partyId, direction, size, after, before, ...days } = input
    getStoredParty(store.reader, partyId)
    const span = { partyId, direction, ...daysOf(store.reader, firm, days) }
    return statementOf(store.reader, span, { size, after, before })
  }),
  pdf: os.pdf.handler(async ({ context, input: { partyId, ...days } }) => {
    const { reader } = context.store
    const span = daysOf(reader, context.firm, days)
    return toFile(await printStatement(context, { partyId, ...span }))
  }),
  list: os.list.handler(({ context: { store, firm }, input: { firmId: _, ...days } }) => {
    const span = daysOf(store.reader, firm, days)
    return { ...span, ...listStatements(store.reader, firm, span.to) }
  }),
  send: os.send.handler(({ context: { store, firm, env }, input }) => {
    const { firmId: _, partyIds, ...days } = input
    const span = daysOf(store.reader, firm, days)
    return sendStatements(store, firm, { partyIds, ...span }, env.PUBLIC_ORIGIN)
  }),
}

export const router = { statements }
