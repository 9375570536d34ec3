import { AppError } from '#contract/core/errors.ts'
import { loyaltyContract } from '#contract/selling/loyalty.ts'
import { answer, type HandlerContext, read, write } from '../../../firm/implement.ts'
import { reachesRecord } from '../../../firm/record-reach.ts'
import type { Reader } from '../../../firm/store.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { adjustPoints } from './adjust.ts'
import { loyaltyList, loyaltyRows } from './list.ts'
import { getProgramme, setProgramme } from './programme.ts'
import { getAccount, getStoredAccount } from './reader.ts'

type Firm = HandlerContext['firm']

export const router = answer(loyaltyContract, {
  list: read((reader, firm, input) =>
    listRegister(reader, loyaltyList(firm.actor), input, loyaltyRows(reader)),
  ),
  rows: read((reader, firm, input) =>
    listRows(reader, loyaltyList(firm.actor), input, loyaltyRows(reader)),
  ),
  get: read((reader, firm, { loyaltyAccountId }) => {
    const { customerId } = getStoredAccount(reader, loyaltyAccountId)
    requireReached(reader, firm, customerId)
    return getAccount(reader, firmDate(reader, firm), loyaltyAccountId)
  }),
  adjust: write((writer, firm, input) => {
    requireReached(writer, firm, input.customerId)
    return getAccount(writer, firmDate(writer, firm), adjustPoints(writer, firm, input))
  }),
  getProgramme: read((reader) => getProgramme(reader)),
  setProgramme: write((writer, _, input) => setProgramme(writer, input)),
})

/** Points are as far away as their customer. */
function requireReached(reader: Reader, { actor }: Firm, customerId: string): void {
  if (reachesRecord(reader, actor, 'party', customerId)) return
  throw new AppError('not_found', 'No such account')
}
