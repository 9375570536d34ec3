import { bankContract } from '#contract/money/bank.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { getBankAccount, listBankAccounts, requireMoneyAccount } from './accounts.ts'
import { readAheadOf } from './files/read-ahead.ts'
import {
  commitImport,
  createImport,
  discardImport,
  getImport,
  readAhead,
  readImportAs,
  setAccounts,
  undoImport,
} from './imports.ts'
import { listBankLines, listStatements } from './reader.ts'

export const importHandlers = answer(bankContract, {
  listAccounts: read((reader) => listBankAccounts(reader)),
  getAccount: read((reader, _, { bankAccountCode }) => getBankAccount(reader, bankAccountCode)),
  listLines: read((reader, _, query) => {
    requireMoneyAccount(reader, query.bankAccountCode)
    return listBankLines(reader, query)
  }),
  listStatements: read((reader, _, { bankAccountCode }) => {
    requireMoneyAccount(reader, bankAccountCode)
    return listStatements(reader, bankAccountCode)
  }),
  upload: async ({ context: { store, firm }, input: { bankAccountCode: account, file } }) => {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const ahead = await readAheadOf(bytes)
    const sent = { account, fileName: file.name, bytes, ahead }
    return store.transact(firm, (writer) => createImport(writer, firm, sent))
  },
  getImport: async ({ context: { store, firm }, input: { bankImportId } }) => {
    const ahead = await readAhead(store.reader, bankImportId)
    return getImport(store.reader, firm, bankImportId, ahead)
  },
  readAs: async ({ context: { store, firm }, input: { bankImportId, reading } }) => {
    const ahead = await readAhead(store.reader, bankImportId)
    return store.transact(firm, (writer) =>
      readImportAs(writer, firm, bankImportId, reading, ahead),
    )
  },
  setAccounts: async ({ context: { store, firm }, input: { bankImportId, accounts } }) => {
    const ahead = await readAhead(store.reader, bankImportId)
    return store.transact(firm, (writer) =>
      setAccounts(writer, firm, bankImportId, accounts, ahead),
    )
  },
  commit: async ({ context: { store, firm }, input: { bankImportId } }) => {
    const ahead = await readAhead(store.reader, bankImportId)
    return store.transact(firm, (writer) => commitImport(writer, firm, bankImportId, ahead))
  },
  undo: write((writer, _, { bankImportId }) => undoImport(writer, bankImportId)),
  discard: write((writer, _, { bankImportId }) => discardImport(writer, bankImportId)),
})
