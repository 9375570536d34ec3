import { isCurrency } from '#contract/core/currencies.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import type { FieldChange } from '#contract/firm/records.ts'

const maxChanges = 100
const maxLetters = 500
const deepest = 6
/** No decimal of ours is longer. */
const maxDecimal = 40

/** What a record holds about itself and nobody changes by hand. */
const ownFields: ReadonlySet<string> = new Set([
  'id',
  'version',
  'rowNumber',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'hash',
  'previousHash',
  // Of a consent: beside its days, which people set.
  'givenAt',
  'withdrawnAt',
])

/** Last parts of the paths that hold decimals as texts; any other text is what it says. */
const decimalFields: ReadonlySet<string> = new Set([
  ...['amount', 'distance', 'exchangeRate', 'fromQuantity', 'gross', 'labourCost', 'minimumOrder'],
  ...['net', 'percent', 'price', 'quantity', 'rate', 'recoverable', 'size', 'tax', 'total'],
  ...['unitPrice', 'withheldTax'],
])

/**
 * What became of each field between two states of a record, as texts; at most 100 of them.
 * @param before JSON, null where there was nothing
 * @param after JSON, null where nothing is left
 * @param moneyFields last parts of the paths that hold minor units
 */
export function changesBetween(
  before: string | null,
  after: string | null,
  moneyFields: readonly string[] = [],
): FieldChange[] {
  const [was, is] = [parse(before), parse(after)]
  const currency = currencyIn(is) ?? currencyIn(was)
  const money = currency ? new Set(moneyFields) : new Set<string>()
  const read = (value: unknown) => {
    const shown = new Map<string, string>()
    flatten(value, '', shown, (name, number) =>
      money.has(name) && currency ? minorToDecimal(number, currency) : String(number),
    )
    return shown
  }
  const [old, now] = [read(was), read(is)]
  // An update may name only what it changed: what it is silent about stays as it was.
  const isPart = was !== undefined && is !== undefined
  const fields = isPart ? [...now.keys(), ...goneRows(old, now)] : [...now.keys(), ...old.keys()]
  return [...new Set(fields)]
    .map((field) => ({ field, before: old.get(field) ?? '', after: now.get(field) ?? '' }))
    .filter((change) => !isSame(change))
    .slice(0, maxChanges)
    .map(({ field, ...change }) => ({
      field,
      before: change.before.slice(0, maxLetters),
      after: change.after.slice(0, maxLetters),
    }))
}

/** Whether a field says the same: a price of `300.00` and of `300` does, a reference does not. */
function isSame({ field, before, after }: FieldChange): boolean {
  if (before === after) return true
  const isDecimal = decimalFields.has(field.slice(field.lastIndexOf('.') + 1))
  return isDecimal && plainDecimal(before) === plainDecimal(after)
}

/** A decimal text without zeros that say nothing. */
function plainDecimal(text: string): string {
  if (text.length > maxDecimal || !/^-?\d+\.\d+$/.test(text)) return text
  return text.replace(/0+$/, '').replace(/\.$/, '')
}

/** Fields of list rows that are no more, as of a line that was taken out. */
function goneRows(old: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] {
  const lists = new Set([...now.keys()].map(listOf).filter((list) => list !== ''))
  return [...old.keys()].filter((field) => !now.has(field) && lists.has(listOf(field)))
}

function listOf(field: string): string {
  return /^(.*?)\.\d+(\.|$)/.exec(field)?.[1] ?? ''
}

function flatten(
  value: unknown,
  path: string,
  shown: Map<string, string>,
  numberText: (name: string, value: number) => string,
  depth = 0,
): void {
  const name = path.slice(path.lastIndexOf('.') + 1)
  if (ownFields.has(name) || depth > deepest) return
  if (value === null || value === undefined) shown.set(path, '')
  else if (typeof value === 'number') shown.set(path, numberText(name, value))
  else if (typeof value !== 'object') shown.set(path, String(value))
  else if (Array.isArray(value) && value.every((part) => typeof part !== 'object')) {
    shown.set(path, value.join(', '))
  } else {
    for (const [key, part] of Object.entries(value)) {
      const step = Array.isArray(value) ? String(Number(key) + 1) : key
      flatten(part, path === '' ? step : `${path}.${step}`, shown, numberText, depth + 1)
    }
  }
}

function currencyIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('currency' in value)) return undefined
  const { currency } = value
  return typeof currency === 'string' && isCurrency(currency) ? currency : undefined
}

function parse(json: string | null): unknown {
  return json === null ? undefined : JSON.parse(json)
}
