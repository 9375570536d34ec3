import { invoiceDepositsContract } from '#contract/selling/deposits.ts'
import { implement, read, write } from '../../../../firm/implement.ts'
import { chooseDeposits, depositChoice } from './choose.ts'
import { createDepositOfDraft } from './of-draft.ts'

const os = implement(invoiceDepositsContract)

/** Which deposits a draft deducts. */
export const depositHandlers = {
  list: os.list.handler(read((reader, _, { invoiceId }) => depositChoice(reader, invoiceId))),
  create: os.create.handler(
    write((writer, firm, { invoiceId, ...input }) =>
      createDepositOfDraft(writer, firm, invoiceId, input),
    ),
  ),
  choose: os.choose.handler(
    write((writer, firm, { invoiceId, depositIds }) => {
      chooseDeposits(writer, firm, invoiceId, depositIds)
      return depositChoice(writer, invoiceId)
    }),
  ),
}
