import { AppError } from '#contract/core/errors.ts'
import { loyaltyContract } from '#contract/selling/loyalty.ts'
import { type HandlerContext, implement } from '../../../firm/implement.ts'
import { reachesRecord } from '../../../firm/record-reach.ts'
import type { Reader } from '../../../firm/store.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { adjustPoints } from './adjust.ts'
import { loyaltyList, loyaltyRows } from './list.ts'
import { getProgramme, setProgramme } from './programme.ts'
import { getAccount, getStoredAccount } from './reader.ts'

const os = implement(loyaltyContract)
type Firm = HandlerContext['firm']

export const router = os.router({
  list: os.list.handler(({ context: { store, firm }, input }) =>
    listRegister(store.reader, loyaltyList(firm.actor), input, loyaltyRows(store.reader)),
  ),
  rows: os.rows.handler(({ context: { store, firm }, input }) =>
    listRows(store.reader, loyaltyList(firm.actor), input, loyaltyRows(store.reader)),
  ),
  get: os.get.handler(({ context: { store, firm }, input }) => {
    const { customerId } = getStoredAccount(store.reader, input.loyaltyAccountId)
    requireReached(store.reader, firm, customerId)
    return getAccount(store.reader, firmDate(store.reader, firm), input.loyaltyAccountId)
  }),
  adjust: os.adjust.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => {
      requireReached(writer, firm, input.customerId)
      return getAccount(writer, firmDate(writer, firm), adjustPoints(writer, firm, input))
    }),
  ),
  getProgramme: os.getProgramme.handler(({ context: { store } }) => getProgramme(store.reader)),
  setProgramme: os.setProgramme.handler(
    ({ context: { store, firm }, input: { firmId: _, ...input } }) =>
      store.transact(firm, (writer) => setProgramme(writer, input)),
  ),
})

/** Points are as far away as their customer. */
function requireReached(reader: Reader, { actor }: Firm, customerId: string): void {
  if (reachesRecord(reader, actor, 'party', customerId)) return
  throw new AppError('not_found', 'No such account')
}
