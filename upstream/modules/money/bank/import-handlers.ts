import { bankContract } from '#contract/money/bank.ts'
import { answer, read, write } from '../../../firm/implement.ts'
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
  getImport: read((reader, _, { bankImportId }) => getImport(reader, bankImportId)),
  readAs: write((writer, _, { bankImportId, reading }) =>
    readImportAs(writer, bankImportId, reading),
  ),
  commit: write((writer, firm, { bankImportId }) => commitImport(writer, firm, bankImportId)),
  undo: write((writer, _, { bankImportId }) => undoImport(writer, bankImportId)),
  discard: write((writer, _, { bankImportId }) => discardImport(writer, bankImportId)),
})
