import { bankMatchingContract } from '#contract/money/bank-matching.ts'
import { answer, read, write } from '../../../../firm/implement.ts'
import { requireMoneyAccount } from '../accounts.ts'
import { findOpenDocuments } from './find-open.ts'
import { getLine, matchLine } from './match.ts'
import { matchSure, suggestions } from './match-all-sure.ts'
import { createRule, deleteRule, getRule, listRules, updateRule } from './rules.ts'
import { closeStatement, getStatement, reopenStatement } from './statements.ts'
import { unmatchLine } from './unmatch.ts'

export const matchingHandlers = answer(bankMatchingContract, {
  suggest: read((reader, firm, { bankAccountCode }) => {
    requireMoneyAccount(reader, bankAccountCode)
    return suggestions(reader, firm, bankAccountCode)
  }),
  getLine: read((reader, firm, { bankLineId }) => getLine(reader, firm, bankLineId)),
  findOpen: read(findOpenDocuments),
  match: write((writer, firm, { bankLineId, match }) => matchLine(writer, firm, bankLineId, match)),
  matchSure: ({ context: { store, firm }, input: { bankAccountCode } }) => {
    requireMoneyAccount(store.reader, bankAccountCode)
    return matchSure(store, firm, bankAccountCode)
  },
  unmatch: write((writer, firm, { bankLineId }) => unmatchLine(writer, firm, bankLineId)),
  listRules: read((reader) => listRules(reader)),
  getRule: read((reader, _, { bankRuleId }) => getRule(reader, bankRuleId)),
  createRule: write(createRule),
  updateRule: write((writer, _, { bankRuleId, ...input }) => updateRule(writer, bankRuleId, input)),
  deleteRule: write((writer, _, { bankRuleId }) => deleteRule(writer, bankRuleId)),
  getStatement: read((reader, _, { bankStatementId }) => getStatement(reader, bankStatementId)),
  closeStatement: write((writer, firm, { bankStatementId }) =>
    closeStatement(writer, firm, bankStatementId),
  ),
  reopenStatement: write((writer, _, { bankStatementId }) =>
    reopenStatement(writer, bankStatementId),
  ),
})
