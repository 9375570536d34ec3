import { bankContract } from '#contract/money/bank.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { getBankAccount, listBankAccounts, requireMoneyAccount } from './accounts.ts'
import {
  commitImport,
  createImport,
  discardImport,
  getImport,
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
    const sent = { account, fileName: file.name, bytes }
    return store.transact(firm, (writer) => createImport(writer, firm, sent))
  },
  getImport: read((reader, firm, { bankImportId }) => getImport(reader, firm, bankImportId)),
  readAs: write((writer, firm, { bankImportId, reading }) =>
    readImportAs(writer, firm, bankImportId, reading),
  ),
  setAccounts: write((writer, firm, { bankImportId, accounts }) =>
    setAccounts(writer, firm, bankImportId, accounts),
  ),
  commit: write((writer, firm, { bankImportId }) => commitImport(writer, firm, bankImportId)),
  undo: write((writer, _, { bankImportId }) => undoImport(writer, bankImportId)),
  discard: write((writer, _, { bankImportId }) => discardImport(writer, bankImportId)),
})
