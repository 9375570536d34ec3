import type { ExplainedRow, Explanation } from '#contract/books/explanations.ts'
import { divideRound, parseDecimal } from '#contract/core/decimal.ts'
import { AppError } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import { unitsOf } from '#contract/core/money.ts'
import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { accountName, entryLines, listAccounts } from '../../books/ledger/index.ts'
import { findEntrySource } from '../../books/ledger/views.ts'
import { type TaxRule, taxRules } from '../../books/taxes/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { taxSides } from '../reports/views.ts'
import type { PlainRow } from './explain-part.ts'

type Line = ReturnType<typeof entryLines>[number]

/**
 * How the figures of an entry come about, from the lines of its document to the accounts.
 * @throws AppError not_found
 */
export function explainEntry(reader: Reader, context: FirmContext, entryId: string): Explanation {
  const entry = findEntrySource(reader, entryId)
  if (!entry) throw new AppError('not_found', 'No such entry')
  const { sequence, sourceKind, sourceId, date } = entry
  const explain = hooks('explains').find((all) => Object.hasOwn(all, sourceKind))?.[sourceKind]
  const behind = explain?.(reader, context, { id: sourceId, date }) ?? []
  const { baseCurrency } = getFirmProfile(reader)
  const rules = taxRules(reader)
  const sideOf = taxSides(reader, listAccounts(reader))
  const lines = entryLines(reader, sequence).map((line) =>
    rowOfLine(reader, line, { rules, sideOf, language: context.actor.language, baseCurrency }),
  )
  return {
    parts: [...behind, { what: 'entry' as const, rows: lines }]
      .map(({ what, rows }) => ({ what, rows: rows.map(wholeRow) }))
      .filter(({ rows }) => rows.length > 0),
  }
}

function wholeRow(row: PlainRow): ExplainedRow {
  return { terms: [], isRounded: false, date: null, box: '', path: null, ...row }
}

type Words = {
  rules: ReadonlyMap<string, TaxRule>
  sideOf: ReturnType<typeof taxSides>
  language: Language
  baseCurrency: string
}

/** A line of tax says what it is worked out from, by which rate, and its box of the return. */
function rowOfLine(
  reader: Reader,
  line: Line,
  { rules, sideOf, language, baseCurrency }: Words,
): PlainRow {
  const { account, taxCode, taxBase } = line
  const amount = line.debit - line.credit
  const label = `${account} ${accountName(reader, account)[language] ?? ''}`.trim()
  const rule = taxCode === undefined ? undefined : rules.get(taxCode)
  const row = { label, amount, currency: baseCurrency, path: `ledger/accounts/${account}` }
  if (!rule) return row
  const side = sideOf(rule.code, account)
  const named = {
    ...row,
    label: `${label} · ${rule.name[language]}`,
    box: rule.boxes[side] ?? '',
  }
  if (taxBase === undefined || side === 'saleBase' || side === 'purchaseBase') return named
  const rate = parseDecimal(rule.rate, { maxScale: 20 })
  if (!rate) return named
  const product = unitsOf(taxBase) * rate.units
  const whole = 100n * 10n ** BigInt(rate.scale)
  // A tax that is split in parts, or recovered in part, is not the whole rate of its base.
  if (divideRound(product, whole) !== unitsOf(amount)) return named
  return {
    ...named,
    terms: [{ amount: taxBase, currency: baseCurrency }, { sign: '×' }, { percent: rule.rate }],
    isRounded: product % whole !== 0n,
  }
}
