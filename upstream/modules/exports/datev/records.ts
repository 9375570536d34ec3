import { divideRound } from '#contract/decimal.ts'
import { allocate, type Minor, minorFrom, unitsOf } from '#contract/money.ts'
import { type Scheme, schemeOfAccount, schemes, taxAccountsOf, withoutTax } from './schemes.ts'

/** A line of an entry; `amount` is debit positive, in cents. */
export type EntryLine = { account: string; amount: Minor; taxCode: string | null }

/** One record of a booking batch: `account` against `counter`, which the key speaks of. */
export type DatevRecord = {
  /** Above zero, in cents. */
  amount: Minor
  /** Whether `account` is debited (S) or credited (H). */
  side: 'S' | 'H'
  account: string
  counter: string
  key: string
}

type Part = { account: string; amount: Minor; key: string }

/**
 * An entry as records of two accounts each. Where DATEV would work out the very tax that was posted,
 * the amounts go with their tax and DATEV takes it out again, so that its VAT return knows the base;
 * cents by which its rounding differs follow as records of their own. Any other tax is given as it
 * was posted. What DATEV makes of the records (`readBack`) is therefore the entry, to the cent.
 */
export function recordsOf(lines: readonly EntryLine[]): DatevRecord[] {
  const folded = pairsOf(fold(lines))
  const plain = folded.some(isUnclear)
    ? pairsOf(lines.map(({ account, amount }) => withoutScheme(account, amount)))
    : folded
  return [...plain, ...pairsOf(missing(lines, plain))]
}

/** What DATEV posts for records: sums by account, debit positive, in cents. */
export function readBack(records: readonly DatevRecord[]): Map<string, Minor> {
  const sums = new Map<string, Minor>()
  const add = (account: string, amount: Minor) =>
    sums.set(account, (sums.get(account) ?? 0) + amount)
  for (const { amount, side, account, counter, key } of records) {
    const signed = side === 'S' ? amount : -amount
    add(account, signed)
    const scheme = schemeOf(counter, key)
    if (!scheme) add(counter, -signed)
    else if (scheme.tax.kind === 'inside') {
      const tax = taxInside(signed, scheme.rate)
      add(counter, tax - signed)
      add(scheme.tax.account, -tax)
    } else {
      const tax = taxOn(signed, scheme.rate)
      add(counter, -signed)
      add(scheme.tax.input, -tax)
      add(scheme.tax.output, tax)
    }
  }
  return sums
}

/** The scheme that works for an account with a key. */
function schemeOf(account: string, key: string): Scheme | undefined {
  if (key === withoutTax) return undefined
  return key === '' ? schemeOfAccount(account) : schemes.find((scheme) => scheme.key === key)
}

/** Lines of tax become part of the lines they belong to, where one scheme explains all of a code. */
function fold(lines: readonly EntryLine[]): Part[] {
  const parts: Part[] = []
  const codes = new Set(lines.map(({ taxCode }) => taxCode))
  for (const code of codes) {
    const own = lines.filter(({ taxCode }) => taxCode === code)
    const found = code === null ? undefined : foldCode(own)
    parts.push(...(found ?? own.map(({ account, amount }) => withoutScheme(account, amount))))
  }
  return parts
}

function foldCode(lines: readonly EntryLine[]): Part[] | undefined {
  for (const scheme of schemes) {
    const accounts = taxAccountsOf(scheme)
    const taxes = lines.filter(({ account }) => accounts.includes(account))
    const bases = lines.filter(({ account }) => !accounts.includes(account))
    const isWhole = accounts.every((account) => taxes.some((line) => line.account === account))
    const keys = bases.map(({ account }) => keyFor(account, scheme))
    if (!isWhole || bases.length === 0 || keys.includes(undefined)) continue
    const weights = bases.map(({ amount }) => Math.abs(amount))
    if (weights.every((weight) => weight === 0)) continue
    const tax = scheme.tax.kind === 'inside' ? sum(taxes) : 0
    const shares = allocate(tax, weights)
    const isLike = sum(bases) !== 0 && bases.every(({ amount }) => amount > 0 === sum(bases) > 0)
    if (!isLike) continue
    return bases.map(({ account, amount }, at) => ({
      account,
      amount: amount + (shares[at] ?? 0),
      key: keys[at] ?? '',
    }))
  }
  return undefined
}

/** The key with which a scheme works for an account; undefined where it does not. */
function keyFor(account: string, scheme: Scheme): string | undefined {
  const own = schemeOfAccount(account)
  if (own) return own === scheme ? '' : undefined
  return scheme.key ?? undefined
}

function withoutScheme(account: string, amount: Minor): Part {
  return { account, amount, key: schemeOfAccount(account) ? withoutTax : '' }
}

/** Debits against credits, the largest first; parts with a tax of their own stand as the counter. */
function pairsOf(parts: readonly Part[]): DatevRecord[] {
  const sorted = parts
    .filter(({ amount }) => amount !== 0)
    .sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount))
  const debits = sorted.filter(({ amount }) => amount > 0).map((part) => ({ ...part }))
  const credits = sorted
    .filter(({ amount }) => amount < 0)
    .map((part) => ({ ...part, amount: -part.amount }))
  const records: DatevRecord[] = []
  for (let debit = debits.shift(), credit = credits.shift(); debit && credit; ) {
    const amount = Math.min(debit.amount, credit.amount)
    records.push(recordOf(debit, credit, amount))
    debit.amount -= amount
    credit.amount -= amount
    if (debit.amount === 0) debit = debits.shift()
    if (credit.amount === 0) credit = credits.shift()
  }
  return records
}

function recordOf(debit: Part, credit: Part, amount: Minor): DatevRecord {
  const isDebitTaxed = isTaxed(debit)
  const [one, counter] = isDebitTaxed ? [credit, debit] : [debit, credit]
  const side = isDebitTaxed ? 'H' : 'S'
  // A key holds for both accounts: with 40 neither computes tax.
  const key = counter.key || (one.key === withoutTax ? withoutTax : '')
  return { amount, side, account: one.account, counter: counter.account, key }
}

function isTaxed({ account, key }: Part): boolean {
  return schemeOf(account, key) !== undefined
}

/** Whether both accounts of a record would have tax worked out. */
function isUnclear({ account, counter, key }: DatevRecord): boolean {
  return schemeOf(counter, key) !== undefined && schemeOfAccount(account) !== undefined
}

/** What the records leave of the entry, as parts that sum to nothing. */
function missing(lines: readonly EntryLine[], records: readonly DatevRecord[]): Part[] {
  const made = readBack(records)
  const rest = new Map<string, Minor>()
  for (const { account, amount } of lines) rest.set(account, (rest.get(account) ?? 0) + amount)
  for (const [account, amount] of made) rest.set(account, (rest.get(account) ?? 0) - amount)
  return [...rest].map(([account, amount]) => withoutScheme(account, amount))
}

/** The tax within an amount, halves away from zero. */
function taxInside(gross: Minor, rate: number): Minor {
  return minorFrom(divideRound(unitsOf(gross) * BigInt(rate), BigInt(100 + rate)))
}

/** The tax upon an amount, halves away from zero. */
function taxOn(base: Minor, rate: number): Minor {
  return minorFrom(divideRound(unitsOf(base) * BigInt(rate), 100n))
}

function sum(lines: readonly { amount: Minor }[]): Minor {
  return lines.reduce((total, { amount }) => total + amount, 0)
}
