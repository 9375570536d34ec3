import { cashBookContract } from '#contract/money/cash-book.ts'
import { implement, read, write } from '../../../firm/implement.ts'
import { listAccounts } from '../../books/ledger/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { monthOf, toBook } from './book.ts'
import { cashAccounts } from './reader.ts'
import { beginBook, closeDay, contraAccounts, countCash, noteMovement } from './service.ts'

const os = implement(cashBookContract)

const cashBook = {
  list: os.list.handler(
    read((reader, firm) => ({
      rows: cashAccounts(reader).map(({ code }) => toBook(reader, firm, code)),
    })),
  ),
  begin: os.begin.handler(
    write((writer, firm, { cashAccountCode, since }) =>
      beginBook(writer, firm, { account: cashAccountCode, since }),
    ),
  ),
  month: os.month.handler(
    read((reader, firm, { cashAccountCode, month }) =>
      monthOf(reader, firm, cashAccountCode, { month }),
    ),
  ),
  choices: os.choices.handler(({ context: { store, firm }, input: { cashAccountCode } }) => {
    const { reader } = store
    const transit = listAccounts(reader).find(({ role }) => role === 'transit')
    return {
      accounts: contraAccounts(reader, cashAccountCode).map(({ code, name }) => ({ code, name })),
      usual: transit?.code ?? '',
      today: firmDate(reader, firm),
      balance: toBook(reader, firm, cashAccountCode).balance,
    }
  }),
  note: os.note.handler(({ context: { store, firm }, input }) => {
    const { firmId: _, cashAccountCode, ...entry } = input
    return store.transact(firm, (writer) => noteMovement(writer, firm, cashAccountCode, entry))
  }),
  count: os.count.handler(({ context: { store, firm }, input }) => {
    const { firmId: _, cashAccountCode, ...count } = input
    return store.transact(firm, (writer) => countCash(writer, firm, cashAccountCode, count))
  }),
  close: os.close.handler(
    write((writer, firm, { cashAccountCode, date }) =>
      closeDay(writer, firm, cashAccountCode, date),
    ),
  ),
}

export const router = { cashBook }
