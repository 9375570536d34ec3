import type {
  TaxRateDetail,
  TaxRateInput,
  TaxReplacement,
  TaxTexts,
} from '#contract/books/taxes.ts'
import { add, compare, type Decimal, parseDecimal } from '#contract/core/decimal.ts'
import {
  AppError,
  type FieldProblems,
  invalidField,
  refuseProblems,
} from '#contract/core/errors.ts'
import { languages } from '#contract/core/fields.ts'
import { addDays, earlierOf } from '../../../firm/calendar.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { removeRecord } from '../../firm/records/index.ts'
import { hasAccount } from '../ledger/index.ts'
import { rateOn } from './rate-on.ts'
import { type TaxRule, taxRules, toDetail } from './reader.ts'
import {
  deleteTaxRate,
  insertTaxRate,
  type NewTaxRate,
  setDefaultRate,
  setValidTo,
  updateTaxRate,
} from './writer.ts'

/** @throws AppError not_found */
export function getTaxRate(reader: Reader, code: string): TaxRateDetail {
  return toDetail(requireRule(reader, code), [...taxRules(reader).values()])
}

/** Adds a rate of the firm's own. @throws AppError invalid */
export function createTaxRate(
  writer: Writer,
  context: FirmContext,
  input: TaxRateInput,
): TaxRateDetail {
  if (taxRules(writer).has(input.code)) throw invalidField('code', 'taxCodeTaken')
  const rate = { ...newRate(writer, context, input), replaces: null, isDefault: false }
  insertTaxRate(writer, rate)
  return audited(writer, 'create', undefined, input.code)
}

/**
 * Writes a rate anew that nothing names yet.
 * @throws AppError not_found, invalid; conflict when it was used, or written since `version`
 */
export function changeTaxRate(
  writer: Writer,
  context: FirmContext,
  { version, ...input }: TaxRateInput & { version: number },
): TaxRateDetail {
  const before = requireRule(writer, input.code)
  requireVersion(before, version, () => getTaxRate(writer, input.code))
  requireUnused(before)
  const { validTo, replaces, isDefault } = before
  updateTaxRate(writer, before, {
    ...newRate(writer, context, input),
    validTo,
    replaces,
    isDefault,
  })
  return audited(writer, 'update', before, input.code)
}

/**
 * Puts a new rate in the place of another from a day on; the other ends the day before.
 * @throws AppError not_found, invalid; conflict when it was replaced before
 */
export function replaceTaxRate(
  writer: Writer,
  { actor }: Pick<FirmContext, 'actor'>,
  code: string,
  wanted: TaxReplacement,
): TaxRateDetail {
  const before = requireRule(writer, code)
  const { newCode, rate, name, validFrom, partRates } = wanted
  if (taxRules(writer).has(newCode)) throw invalidField('newCode', 'taxCodeTaken')
  if (getTaxRate(writer, code).replacedBy) throw conflict('taxRateReplaced')
  if (before.validFrom !== null && validFrom <= before.validFrom) {
    throw invalidField('validFrom', 'notBeforeRate', { date: before.validFrom })
  }
  const parts = before.parts.map((part, at) => ({ ...part, rate: partRates[at] ?? part.rate }))
  requireSum(rate, parts, 'partRates')
  const { isUsed: _, version: __, ...kept } = before
  insertTaxRate(writer, {
    ...kept,
    code: newCode,
    rate,
    parts,
    validFrom,
    replaces: code,
    name: inEveryLanguage(name, actor.language, 'name'),
    validTo: null,
    isDefault: false,
  })
  const last = addDays(validFrom, -1)
  // One that had ended before stays ended.
  setValidTo(writer, before, earlierOf(before.validTo ?? last, last))
  if (before.isDefault) setDefaultRate(writer, newCode)
  audited(writer, 'end', before, code)
  return audited(writer, 'create', undefined, newCode)
}

/** Sets the last day of a rate, or takes it away. @throws AppError not_found, invalid, conflict */
export function endTaxRate(writer: Writer, code: string, validTo: string | null): TaxRateDetail {
  const before = requireRule(writer, code)
  if (getTaxRate(writer, code).replacedBy) throw conflict('taxRateReplaced')
  if (before.isDefault && validTo !== null) throw invalidField('validTo', 'defaultRateStays')
  if (validTo !== null && before.validFrom !== null && validTo < before.validFrom) {
    throw invalidField('validTo', 'notBeforeRate', { date: before.validFrom })
  }
  setValidTo(writer, before, validTo)
  return audited(writer, 'end', before, code)
}

/**
 * Makes a rate the one that new items and lines begin with.
 * @throws AppError not_found; conflict for one that does not apply today, or for purchases alone
 */
export function makeDefault(writer: Writer, context: FirmContext, code: string): TaxRateDetail {
  const before = requireRule(writer, code)
  const isNow = rateOn(taxRules(writer), code, firmDate(writer, context)) !== undefined
  if (before.validTo !== null || !isNow || before.direction === 'purchase') {
    throw conflict('notForNewLines')
  }
  setDefaultRate(writer, code)
  return audited(writer, 'setDefault', before, code)
}

/** Takes away a rate that nothing names. @throws AppError not_found; conflict when it was used */
export function removeTaxRate(writer: Writer, code: string): { removed: true } {
  const before = requireRule(writer, code)
  requireUnused(before)
  if (before.isDefault) throw conflict('defaultRateStays')
  if (getTaxRate(writer, code).replacedBy) throw conflict('taxRateReplaced')
  deleteTaxRate(writer, code)
  removeRecord(writer, { kind: 'taxRate', id: code })
  writer.audit({ entity: 'taxRate', entityId: code, action: 'delete', before })
  return { removed: true }
}

function audited(
  writer: Writer,
  action: string,
  before: TaxRule | undefined,
  code: string,
): TaxRateDetail {
  const after = getTaxRate(writer, code)
  writer.audit({ entity: 'taxRate', entityId: code, action, before, after })
  return after
}

function requireRule(reader: Reader, code: string): TaxRule {
  const rule = taxRules(reader).get(code)
  if (!rule) throw new AppError('not_found', 'No such tax rate')
  return rule
}

function requireUnused({ isUsed }: TaxRule): void {
  if (isUsed) throw conflict('taxRateUsed')
}

function conflict(reason: string): AppError {
  return new AppError('conflict', reason, { detail: { reason } })
}

function newRate(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  input: TaxRateInput,
): Omit<NewTaxRate, 'replaces' | 'isDefault'> {
  const fields: FieldProblems = {}
  const isTaxed = Number(input.rate) > 0
  if (isTaxed && input.category !== 'S' && !input.isReverseCharge) {
    fields.rate = { key: 'rateNeedsStandard' }
  }
  if (!isTaxed && input.category === 'S') fields.rate = { key: 'standardNeedsRate' }
  if (input.isReverseCharge && input.direction !== 'purchase') {
    fields.direction = { key: 'reverseChargeIsPurchase' }
  }
  for (const [use, code] of Object.entries(input.accounts)) {
    if (code !== '' && !hasAccount(reader, code)) {
      fields[`accounts.${use}`] = { key: 'unknownAccount' }
    }
  }
  input.parts.forEach(({ account }, at) => {
    if (account !== '' && !hasAccount(reader, account)) {
      fields[`parts.${at}.account`] = { key: 'unknownAccount' }
    }
  })
  refuseProblems(fields, 'The tax rate has fields to correct')
  requireSum(input.rate, input.parts, 'parts')
  const note = Object.values(input.note).some((text) => text)
    ? inEveryLanguage(input.note, actor.language, 'note')
    : null
  if (note === null && needsNote.has(input.category) && input.direction !== 'purchase') {
    throw invalidField(`note.${actor.language}`, 'required')
  }
  return {
    ...input,
    note,
    name: inEveryLanguage(input.name, actor.language, 'name'),
    validTo: null,
  }
}

/** Categories for which EN 16931 wants a reason (BR-E-10, BR-AE-10, BR-IC-10, BR-G-10, BR-O-10). */
const needsNote: ReadonlySet<string> = new Set(['E', 'AE', 'K', 'G', 'O'])

function requireSum(rate: string, parts: readonly { rate: string }[], path: string): void {
  if (parts.length === 0) return
  const sum = parts.reduce<Decimal>((total, part) => add(total, decimal(part.rate)), {
    units: 0n,
    scale: 0,
  })
  if (compare(sum, decimal(rate)) !== 0) throw invalidField(path, 'partsMustSum', { rate })
}

function decimal(text: string): Decimal {
  return parseDecimal(text, { maxScale: 4 }) ?? { units: -1n, scale: 0 }
}

/** Fills the languages that were left out with the person's own, or else the first that is there. */
function inEveryLanguage(
  texts: TaxTexts,
  own: (typeof languages)[number],
  path: string,
): TaxRule['name'] {
  const first = texts[own] || languages.map((language) => texts[language]).find((text) => text)
  if (!first) throw invalidField(`${path}.${own}`, 'required')
  const { en, de, it, ru, es } = texts
  return { en: en || first, de: de || first, it: it || first, ru: ru || first, es: es || first }
}
