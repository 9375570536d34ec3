import { accountsContract } from '#contract/books/accounts.ts'
import { ledgerContract } from '#contract/books/ledger.ts'
import { ledgerLocksContract } from '#contract/books/ledger-locks.ts'
import { implement } from '../../../firm/implement.ts'
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

const os = implement(ledgerContract)
const accounts = implement(accountsContract)
const locks = implement(ledgerLocksContract)

export const router = {
  manual: manualHandlers,
  journal: os.router({
    listEntries: os.listEntries.handler(({ context, input }) =>
      listEntries(context.store.reader, input),
    ),
    getEntry: os.getEntry.handler(({ context, input }) =>
      showEntry(context.store.reader, context.firm, input.entryId),
    ),
    trialBalance: os.trialBalance.handler(({ context, input }) =>
      trialBalance(context.store.reader, input),
    ),
    listAccountLines: os.listAccountLines.handler(({ context, input }) =>
      listAccountLines(context.store.reader, input),
    ),
    verify: os.verify.handler(({ context, input }) => verifyJournal(context.store.reader, input)),
  }),
  accounts: accounts.router({
    list: accounts.list.handler(({ context }) => listAccounts(context.store.reader)),
    get: accounts.get.handler(({ context, input }) =>
      getAccount(context.store.reader, input.accountCode),
    ),
    create: accounts.create.handler(
      ({ context: { store, firm }, input: { firmId: _, ...input } }) =>
        store.transact(firm, (writer) => createAccount(writer, input)),
    ),
    update: accounts.update.handler(
      ({ context: { store, firm }, input: { accountCode, ...input } }) =>
        store.transact(firm, (writer) => updateAccount(writer, accountCode, input)),
    ),
    close: accounts.close.handler(({ context: { store, firm }, input: { accountCode } }) =>
      store.transact(firm, (writer) => setAccountActive(writer, accountCode, false)),
    ),
    reopen: accounts.reopen.handler(({ context: { store, firm }, input: { accountCode } }) =>
      store.transact(firm, (writer) => setAccountActive(writer, accountCode, true)),
    ),
    delete: accounts.delete.handler(({ context: { store, firm }, input: { accountCode } }) =>
      deleteAccount(store, firm, accountCode),
    ),
  }),
  locks: locks.router({
    get: locks.get.handler(({ context: { store, firm } }) => getLocks(store.reader, firm)),
    setSoft: locks.setSoft.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => setSoftLock(writer, firm, input)),
    ),
    setHard: locks.setHard.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => setHardLock(writer, firm, input)),
    ),
    takeBackHard: locks.takeBackHard.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => takeBackHardLock(writer, firm, input)),
    ),
    takeException: locks.takeException.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => takeException(writer, firm, input)),
    ),
  }),
}
