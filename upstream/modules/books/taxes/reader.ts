import { asc } from 'drizzle-orm'
import type { TaxPart, TaxRate, TaxRateDetail } from '#contract/books/taxes.ts'
import type { Language } from '#contract/core/fields.ts'
import {
  type TaxAccounts,
  type TaxBoxes,
  TaxCategory,
  TaxDirection,
} from '#contract/core/tax-kinds.ts'
import { prepared } from '../../../firm/prepared.ts'
import { Remembered } from '../../../firm/remembered.ts'
import type { Reader } from '../../../firm/store.ts'
import { taxRatesTable } from './tables.ts'

/** A tax rate as documents need it: its treatment, its texts and where it is posted. */
export type TaxRule = {
  code: string
  /** Percent as a decimal string. */
  rate: string
  category: TaxCategory
  direction: TaxDirection
  name: Record<Language, string>
  note: Record<Language, string> | null
  vatex: string
  /** Percent of the tax on purchases that is recovered. */
  recoverable: string
  isReverseCharge: boolean
  /** Codes of accounts; empty where the account of the role is meant. */
  accounts: TaxAccounts
  boxes: TaxBoxes
  parts: TaxPart[]
  validFrom: string | null
  validTo: string | null
  replaces: string | null
  isDefault: boolean
  isUsed: boolean
  version: number
}

export type TaxRules = ReadonlyMap<string, TaxRule>

type Stored = typeof taxRatesTable.$inferSelect

const remembered = new Remembered<TaxRules>(1)
const allRates = prepared((db) =>
  db.select().from(taxRatesTable).orderBy(asc(taxRatesTable.position)).prepare(),
)

/** Every tax rate of the firm by its code, in the order of the settings. */
export function taxRules(reader: Reader): TaxRules {
  return remembered.recall(reader, '', () => {
    const rows = allRates(reader.db).all()
    return new Map(rows.map((row) => [row.code, ruleOf(row)]))
  })
}

/** As many as firms of all countries have, with what a few of them changed. */
const maxRules = 1_000
const rules = new Map<string, TaxRule>()

/** The same row is the same rule: a transaction reads all of them again after each of its writes. */
function ruleOf(row: Stored): TaxRule {
  const key = JSON.stringify(row)
  const known = rules.get(key)
  if (known) return known
  const rule = toRule(row)
  if (rules.size >= maxRules) rules.clear()
  rules.set(key, rule)
  return rule
}

function toRule({ position: _, name, note, accounts, boxes, parts, ...row }: Stored): TaxRule {
  return {
    ...row,
    category: TaxCategory.parse(row.category),
    direction: TaxDirection.parse(row.direction),
    name: JSON.parse(name),
    note: note === null ? null : JSON.parse(note),
    accounts: JSON.parse(accounts),
    boxes: JSON.parse(boxes),
    parts: JSON.parse(parts),
  }
}

/** Rates that a document of the direction may name, those that have ended last. */
export function listTaxRates(
  reader: Reader,
  direction: 'sale' | 'purchase' | 'all' = 'sale',
): TaxRate[] {
  const rules = [...taxRules(reader).values()].filter(
    (rule) => direction === 'all' || isFor(rule, direction),
  )
  const [lasting, ended] = [rules.filter(isLasting), rules.filter((rule) => !isLasting(rule))]
  return [...lasting, ...ended].map(
    ({ code, name, note, rate, category, isDefault, direction: on, validFrom, validTo }) => ({
      code,
      name,
      note,
      rate,
      category,
      isDefault,
      validFrom,
      validTo,
      direction: on,
    }),
  )
}

/** All rates with all that is known of them. */
export function listTaxRateDetails(reader: Reader): TaxRateDetail[] {
  const rules = [...taxRules(reader).values()]
  return rules.map((rule) => toDetail(rule, rules))
}

export function toDetail(rule: TaxRule, all: readonly TaxRule[]): TaxRateDetail {
  const replacedBy = all.find(({ replaces }) => replaces === rule.code)?.code ?? null
  return { ...rule, replacedBy }
}

export function isFor({ direction }: TaxRule, wanted: 'sale' | 'purchase'): boolean {
  return direction === 'both' || direction === wanted
}

function isLasting({ validTo }: TaxRule): boolean {
  return validTo === null
}
