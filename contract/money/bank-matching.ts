import { z } from 'zod'
import { CostCentreId } from '../books/cost-centres.ts'
import { ExpenseCategory } from '../buying/expense-parts.ts'
import { endpoint } from '../core/endpoint.ts'
import { maskedTo } from '../core/field-rights.ts'
import * as field from '../core/fields.ts'
import { BankLine, BankStatement } from './bank.ts'
import { BankAdvance, OpenDocument } from './bank-documents.ts'

/** Why something is thought to belong to a line, the strongest first. */
export const MatchReason = z.enum(['reference', 'amount', 'name', 'account', 'rule'])
export type MatchReason = z.infer<typeof MatchReason>

/**
 * What a line may be matched with: a line of the journal on its account, an open item that it pays, a
 * payment run, a rule that says where such lines go, a line of another account of the firm, or that
 * account by its IBAN.
 */
export const MatchSuggestion = z.object({
  kind: z.enum(['books', 'item', 'run', 'rule', 'transfer', 'ownAccount']),
  /** `{sequence}.{position}` of the journal, the code of an own account, or the id of document, run, rule or line. */
  key: z.string(),
  title: z.string(),
  detail: z.string(),
  date: field.DateOnly.nullable(),
  /** In the direction of the line: above zero came in. */
  amount: field.MinorUnits,
  /** Of a bill: what its supplier agreed to let the firm keep, on top of the amount. */
  discount: field.MinorUnits,
  reasons: z.array(MatchReason),
  /** Whether it may be taken without looking: there is one reason more than the amount, and no rival. */
  isSure: z.boolean(),
  /** Of books: the entry; of an item: kind and id of the document. */
  source: z.object({ kind: z.string(), id: z.string() }).nullable(),
})
export type MatchSuggestion = z.infer<typeof MatchSuggestion>

export const SuggestedLine = BankLine.extend({ suggestions: z.array(MatchSuggestion) })
export type SuggestedLine = z.infer<typeof SuggestedLine>

/** What a line is matched with. */
export const BankMatch = z.object({
  id: field.Id,
  at: field.Instant,
  byName: z.string(),
  /** Others that are part of the same match. */
  lines: z.array(BankLine.pick({ id: true, date: true, amount: true, name: true, text: true })),
  entries: z.array(
    z.object({
      entryId: field.Id,
      date: field.DateOnly,
      memo: maskedTo('party:bank', z.string()),
      amount: field.MinorUnits,
      source: z.object({ kind: z.string(), id: z.string() }),
    }),
  ),
  /** What was recorded with it, and is taken back when the match is undone. */
  made: z.array(z.object({ kind: z.string(), id: z.string() })),
})
export type BankMatch = z.infer<typeof BankMatch>

export const BankLineDetail = SuggestedLine.extend({
  match: BankMatch.nullable(),
  /** Of a matched line: what of it wants a deposit invoice, since its tax is due. */
  advance: BankAdvance.nullable(),
  /** Open lines of the account on days around, to be matched together with this one. */
  others: z.array(BankLine),
})
export type BankLineDetail = z.infer<typeof BankLineDetail>

const Part = z.object({
  account: field.requiredText(20),
  /** In the direction of the line: above zero came in. */
  amount: field.amountInput('signed'),
  taxCode: field.optionalText(20),
  text: field.optionalText(200),
  costCentreId: CostCentreId,
})

/** With what a line is matched. Everything but `books` records it in the books at the same time. */
export const MatchInput = z.discriminatedUnion('how', [
  z.object({
    how: z.literal('books'),
    /** Keys of lines of the journal. */
    entries: z
      .array(z.string().regex(/^\d{1,12}\.\d{1,5}$/))
      .min(1, 'nothingChosen')
      .max(200),
    /** Further lines of the account that they are the sum of. */
    lineIds: z.array(field.Id).max(200).default([]),
  }),
  z.object({
    how: z.literal('items'),
    items: z
      .array(
        z.object({
          documentId: field.Id,
          amount: field.amountInput('positive'),
          /** Discount for paying early that is taken off on top; its tax falls away. */
          discount: field.amountInput('unsigned').default(0),
        }),
      )
      .min(1, 'nothingChosen')
      .max(100),
  }),
  z.object({ how: z.literal('account'), parts: z.array(Part).min(1, 'required').max(20) }),
  z.object({
    how: z.literal('expense'),
    payee: field.requiredText(120),
    category: ExpenseCategory,
    /** Empty: the usual rate of the category. */
    taxCode: field.optionalText(20),
    note: field.optionalText(500),
  }),
  /** To or from another account of the firm; with its line, where that is there already. */
  z.object({
    how: z.literal('transfer'),
    account: field.optionalText(20),
    lineId: field.Id.optional(),
  }),
  /** What a customer pays, or the firm pays a supplier, before there is a document. */
  z.object({ how: z.literal('advance'), partyId: field.Id }),
  z.object({ how: z.literal('rule'), ruleId: field.Id }),
  /** A payment run that the bank took off in one sum; posted now unless it was. */
  z.object({ how: z.literal('run'), runId: field.Id }),
])
export type MatchInput = z.infer<typeof MatchInput>

/** Where lines go that say something. */
export const BankRuleInput = z.object({
  name: field.requiredText(120),
  /** A text that name, reference or text of the line holds, whatever the case; empty for any. */
  contains: field.optionalText(120),
  direction: z.enum(['in', 'out', 'any']).default('any'),
  /** Limits of the amount without its sign, in minor units; null for none. */
  from: field.amountInput('unsigned').nullable().default(null),
  to: field.amountInput('unsigned').nullable().default(null),
  /** Code of the bank account it is for; empty for any. */
  bankAccount: field.optionalText(20),
  /** Accounts it is posted to, the last one with what is left. */
  parts: z
    .array(
      z.object({
        account: field.requiredText(20),
        taxCode: field.optionalText(20),
        costCentreId: CostCentreId,
        /** Of the amount, in whole percent; the last part takes the rest. */
        percent: z.int().min(1).max(100).default(100),
      }),
    )
    .min(1, 'required')
    .max(5),
  text: field.optionalText(200),
})
export type BankRuleInput = z.infer<typeof BankRuleInput>

export const BankRule = BankRuleInput.extend({ id: field.Id, version: field.Version })
export type BankRule = z.infer<typeof BankRule>

/** A statement and whether it may be closed. */
export const StatementState = BankStatement.extend({
  /** Closing balance less the opening balance of the account and all that is matched until then. */
  difference: field.MinorUnits,
  closedAt: field.Instant.nullable(),
  closedByName: z.string(),
})
export type StatementState = z.infer<typeof StatementState>

const tags = ['Bank']
const path = '/firms/{firmId}/bank-lines/{bankLineId}' as const
const one = z.object({ firmId: field.Id, bankLineId: field.Id })
const rules = '/firms/{firmId}/bank-rules' as const
const oneRule = z.object({ firmId: field.Id, bankRuleId: field.Id })
const statement = '/firms/{firmId}/bank-statements/{bankStatementId}' as const
const oneStatement = z.object({ firmId: field.Id, bankStatementId: field.Id })

export const bankMatchingContract = {
  /** The oldest open lines of an account, each with what it may be matched with, the best first. */
  suggest: endpoint
    .meta({ needs: 'bank:view', isOfAll: true })
    .route({
      method: 'GET',
      path: '/firms/{firmId}/bank-accounts/{bankAccountCode}/suggestions',
      tags,
    })
    .input(z.object({ firmId: field.Id, bankAccountCode: z.string().max(40) }))
    .output(z.object({ lines: z.array(SuggestedLine), sure: z.int() })),
  getLine: endpoint
    .meta({ needs: 'bank:view' })
    .route({ method: 'GET', path, tags })
    .input(one)
    .output(BankLineDetail),
  /** Documents that the line may pay, found by number, name or amount; none without a search. */
  findOpen: endpoint
    .meta({ needs: 'bank:view' })
    .route({ method: 'GET', path: `${path}/open-documents`, tags })
    .input(one.extend({ q: z.string().trim().max(200).optional() }))
    .output(z.object({ documents: z.array(OpenDocument), hasMore: z.boolean() })),
  match: endpoint
    .meta({ needs: 'bank:edit' })
    .route({ method: 'POST', path: `${path}/match`, tags })
    .input(z.object({ firmId: field.Id, bankLineId: field.Id, match: MatchInput }))
    .output(BankLineDetail),
  /** Matches the open lines of an account whose first suggestion is sure. */
  matchSure: endpoint
    .meta({ needs: 'bank:edit' })
    .route({
      method: 'POST',
      path: '/firms/{firmId}/bank-accounts/{bankAccountCode}/match-sure',
      tags,
    })
    .input(z.object({ firmId: field.Id, bankAccountCode: z.string().max(40) }))
    .output(
      z.object({
        matched: z.int(),
        /** Sure ones that were refused: each says why when it is matched by itself. */
        refused: z.int(),
      }),
    ),
  /** Takes a match back, with what was recorded by it. */
  unmatch: endpoint
    .meta({ needs: 'bank:edit' })
    .route({ method: 'POST', path: `${path}/unmatch`, tags })
    .input(one)
    .output(BankLineDetail),
  listRules: endpoint
    .meta({ needs: 'bank:view' })
    .route({ method: 'GET', path: rules, tags })
    .input(z.object({ firmId: field.Id }))
    .output(z.array(BankRule)),
  getRule: endpoint
    .meta({ needs: 'bank:view' })
    .route({ method: 'GET', path: `${rules}/{bankRuleId}`, tags })
    .input(oneRule)
    .output(BankRule),
  createRule: endpoint
    .meta({ needs: 'bank:edit' })
    .route({ method: 'POST', path: rules, tags, successStatus: 201 })
    .input(BankRuleInput.extend({ firmId: field.Id }))
    .output(BankRule),
  updateRule: endpoint
    .meta({ needs: 'bank:edit' })
    .route({ method: 'PUT', path: `${rules}/{bankRuleId}`, tags })
    .input(BankRuleInput.extend(oneRule.shape).extend({ version: field.Version }))
    .output(BankRule),
  deleteRule: endpoint
    .meta({ needs: 'bank:delete' })
    .route({ method: 'DELETE', path: `${rules}/{bankRuleId}`, tags })
    .input(oneRule)
    .output(z.object({ id: field.Id })),
  getStatement: endpoint
    .meta({ needs: 'bank:view' })
    .route({ method: 'GET', path: statement, tags })
    .input(oneStatement)
    .output(StatementState),
  /** Only where nothing is open and the difference is 0; its matches then stay. */
  closeStatement: endpoint
    .meta({ needs: 'bank:edit' })
    .route({ method: 'POST', path: `${statement}/close`, tags })
    .input(oneStatement)
    .output(StatementState),
  reopenStatement: endpoint
    .meta({ needs: 'bank:edit' })
    .route({ method: 'POST', path: `${statement}/reopen`, tags })
    .input(oneStatement)
    .output(StatementState),
}
