import { invoiceDepositsContract } from '#contract/selling/deposits.ts'
import { implement } from '../../../../firm/implement.ts'
import { chooseDeposits, depositChoice } from './choose.ts'
import { createDepositOfDraft } from './of-draft.ts'

const os = implement(invoiceDepositsContract)

/** Which deposits a draft deducts. */
export const depositHandlers = {
  list: os.list.handler(({ context: { store }, input: { invoiceId } }) =>
    depositChoice(store.reader, invoiceId),
  ),
  create: os.create.handler(
    ({ context: { store, firm }, input: { firmId: _, invoiceId, ...input } }) =>
      store.transact(firm, (writer) => createDepositOfDraft(writer, firm, invoiceId, input)),
  ),
  choose: os.choose.handler(({ context: { store, firm }, input: { invoiceId, depositIds } }) =>
    store.transact(firm, (writer) => {
      chooseDeposits(writer, firm, invoiceId, depositIds)
      return depositChoice(writer, invoiceId)
    }),
  ),
}
