import { bankContract } from '#contract/money/bank.ts'
import { implement } from '../../../firm/implement.ts'
import { getBankAccount, listBankAccounts, requireMoneyAccount } from './accounts.ts'
import {
  commitImport,
  createImport,
  discardImport,
  getImport,
  readImportAs,
  undoImport,
} from './imports.ts'
import { listBankLines, listStatements } from './reader.ts'

const os = implement(bankContract)

export const importHandlers = os.router({
  listAccounts: os.listAccounts.handler(({ context: { store } }) => listBankAccounts(store.reader)),
  getAccount: os.getAccount.handler(({ context: { store }, input }) =>
    getBankAccount(store.reader, input.bankAccountCode),
  ),
  listLines: os.listLines.handler(({ context: { store }, input: { firmId: _, ...query } }) => {
    requireMoneyAccount(store.reader, query.bankAccountCode)
    return listBankLines(store.reader, query)
  }),
  listStatements: os.listStatements.handler(
    ({ context: { store }, input: { bankAccountCode } }) => {
      requireMoneyAccount(store.reader, bankAccountCode)
      return listStatements(store.reader, bankAccountCode)
    },
  ),
  upload: os.upload.handler(
    async ({ context: { store, firm }, input: { bankAccountCode: account, file } }) => {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const sent = { account, fileName: file.name, bytes }
      return store.transact(firm, (writer) => createImport(writer, firm, sent))
    },
  ),
  getImport: os.getImport.handler(({ context: { store }, input }) =>
    getImport(store.reader, input.bankImportId),
  ),
  readAs: os.readAs.handler(({ context: { store, firm }, input: { bankImportId, reading } }) =>
    store.transact(firm, (writer) => readImportAs(writer, bankImportId, reading)),
  ),
  commit: os.commit.handler(({ context: { store, firm }, input: { bankImportId } }) =>
    store.transact(firm, (writer) => commitImport(writer, firm, bankImportId)),
  ),
  undo: os.undo.handler(({ context: { store, firm }, input: { bankImportId } }) =>
    store.transact(firm, (writer) => undoImport(writer, bankImportId)),
  ),
  discard: os.discard.handler(({ context: { store, firm }, input: { bankImportId } }) =>
    store.transact(firm, (writer) => discardImport(writer, bankImportId)),
  ),
})
