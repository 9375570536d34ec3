import { accountsContract } from '#contract/books/accounts.ts'
import { ledgerContract } from '#contract/books/ledger.ts'
import { ledgerLocksContract } from '#contract/books/ledger-locks.ts'
import { answer, implement, read, write } from '../../../firm/implement.ts'
import { listAccountLines } from './account-lines.ts'
import { getAccount, listAccounts } from './account-reader.ts'
import { createAccount, deleteAccount, setAccountActive, updateAccount } from './accounts.ts'
import {
  getLocks,
  setHardLock,
  setSoftLock,
  takeBackHardLock,
  takeException,
} from './change-locks.ts'
import { listEntries, showEntry, trialBalance } from './list.ts'
import { manualHandlers } from './manual/handlers.ts'
import { verifyJournal } from './verify.ts'

const accounts = implement(accountsContract)
const locks = implement(ledgerLocksContract)

export const router = {
  manual: manualHandlers,
  journal: answer(ledgerContract, {
    listEntries: ({ context, input }) => listEntries(context.store.reader, input),
    getEntry: ({ context, input }) => showEntry(context.store.reader, context.firm, input.entryId),
    trialBalance: ({ context, input }) => trialBalance(context.store.reader, input),
    listAccountLines: ({ context, input }) => listAccountLines(context.store.reader, input),
    verify: ({ context, input }) => verifyJournal(context.store.reader, input),
  }),
  accounts: accounts.router({
    list: accounts.list.handler(({ context }) => listAccounts(context.store.reader)),
    get: accounts.get.handler(({ context, input }) =>
      getAccount(context.store.reader, input.accountCode),
    ),
    create: accounts.create.handler(write((writer, _, input) => createAccount(writer, input))),
    update: accounts.update.handler(
      write((writer, _, { accountCode, ...input }) => updateAccount(writer, accountCode, input)),
    ),
    close: accounts.close.handler(
      write((writer, _, { accountCode }) => setAccountActive(writer, accountCode, false)),
    ),
    reopen: accounts.reopen.handler(
      write((writer, _, { accountCode }) => setAccountActive(writer, accountCode, true)),
    ),
    delete: accounts.delete.handler(({ context: { store, firm }, input: { accountCode } }) =>
      deleteAccount(store, firm, accountCode),
    ),
  }),
  locks: locks.router({
    get: locks.get.handler(read((reader, firm) => getLocks(reader, firm))),
    setSoft: locks.setSoft.handler(write(setSoftLock)),
    setHard: locks.setHard.handler(write(setHardLock)),
    takeBackHard: locks.takeBackHard.handler(write(takeBackHardLock)),
    takeException: locks.takeException.handler(write(takeException)),
  }),
}
