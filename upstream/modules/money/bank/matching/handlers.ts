import { bankMatchingContract } from '#contract/money/bank-matching.ts'
import { implement } from '../../../../firm/implement.ts'
import { requireMoneyAccount } from '../accounts.ts'
import { findOpenDocuments } from './find-open.ts'
import { getLine, matchLine } from './match.ts'
import { matchSure, suggestions } from './match-sure.ts'
import { createRule, deleteRule, getRule, listRules, updateRule } from './rules.ts'
import { closeStatement, getStatement, reopenStatement } from './statements.ts'
import { unmatchLine } from './unmatch.ts'

const os = implement(bankMatchingContract)

export const matchingHandlers = os.router({
  suggest: os.suggest.handler(({ context: { store, firm }, input: { bankAccountCode } }) => {
    requireMoneyAccount(store.reader, bankAccountCode)
    return suggestions(store.reader, firm, bankAccountCode)
  }),
  getLine: os.getLine.handler(({ context: { store, firm }, input }) =>
    getLine(store.reader, firm, input.bankLineId),
  ),
  findOpen: os.findOpen.handler(({ context: { store, firm }, input }) =>
    findOpenDocuments(store.reader, firm, input),
  ),
  match: os.match.handler(({ context: { store, firm }, input: { bankLineId, match } }) =>
    store.transact(firm, (writer) => matchLine(writer, firm, bankLineId, match)),
  ),
  matchSure: os.matchSure.handler(({ context: { store, firm }, input: { bankAccountCode } }) => {
    requireMoneyAccount(store.reader, bankAccountCode)
    return matchSure(store, firm, bankAccountCode)
  }),
  unmatch: os.unmatch.handler(({ context: { store, firm }, input: { bankLineId } }) =>
    store.transact(firm, (writer) => unmatchLine(writer, firm, bankLineId)),
  ),
  listRules: os.listRules.handler(({ context: { store } }) => listRules(store.reader)),
  getRule: os.getRule.handler(({ context: { store }, input }) =>
    getRule(store.reader, input.bankRuleId),
  ),
  createRule: os.createRule.handler(
    ({ context: { store, firm }, input: { firmId: _, ...input } }) =>
      store.transact(firm, (writer) => createRule(writer, firm, input)),
  ),
  updateRule: os.updateRule.handler(
    ({ context: { store, firm }, input: { firmId: _, bankRuleId, ...input } }) =>
      store.transact(firm, (writer) => updateRule(writer, bankRuleId, input)),
  ),
  deleteRule: os.deleteRule.handler(({ context: { store, firm }, input: { bankRuleId } }) =>
    store.transact(firm, (writer) => deleteRule(writer, bankRuleId)),
  ),
  getStatement: os.getStatement.handler(({ context: { store }, input }) =>
    getStatement(store.reader, input.bankStatementId),
  ),
  closeStatement: os.closeStatement.handler(
    ({ context: { store, firm }, input: { bankStatementId } }) =>
      store.transact(firm, (writer) => closeStatement(writer, firm, bankStatementId)),
  ),
  reopenStatement: os.reopenStatement.handler(
    ({ context: { store, firm }, input: { bankStatementId } }) =>
      store.transact(firm, (writer) => reopenStatement(writer, bankStatementId)),
  ),
})
