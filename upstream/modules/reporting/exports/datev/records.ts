import { divideRound } from '#contract/core/decimal.ts'
import { type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'
import { type Scheme, schemeOfAccount, schemes, taxAccountsOf, withoutTax } from './schemes.ts'

/**
 * A line of an entry; `amount` is debit positive, in cents. `reference` is the number of the document
 * that a party's account is about; empty for other accounts.
 * `centre` is the code of its cost centre.
 */
export type EntryLine = {
  account: string
  amount: Minor
  taxCode: string | null
  reference?: string
  centre?: string
}

/** One record of a booking batch: `account` against `counter`, which the key speaks of. */
export type DatevRecord = {
  /** Above zero, in cents. */
  amount: Minor
  /** Whether `account` is debited (S) or credited (H). */
  side: 'S' | 'H'
  account: string
  counter: string
  key: string
  reference: string
  /** Of whichever account has one; a record has room for one. */
  centre?: string
}

type Part = { account: string; amount: Minor; key: string; reference: string; centre?: string }

/**
 * An entry as records of two accounts each. Where DATEV would work out the very tax that was posted,
 * amounts go with their tax and DATEV takes it out again, so that its VAT return knows the base;
 * cents by which its rounding differs follow as records of their own. Any other tax is given as it
 * was posted. What DATEV makes of the records (`readBack`) is therefore the entry, to the cent.
 */
export function recordsOf(lines: readonly EntryLine[]): DatevRecord[] {
  const plain = lines.map(asPosted)
  const records = aroundOne(fold(lines)) ?? aroundOne(plain) ?? []
  return [...records, ...(aroundOne(missing(lines, records)) ?? [])]
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
  const codes = new Set(lines.map(({ taxCode }) => taxCode))
  const untaxed = new Set(
    lines.filter(({ taxCode }) => taxCode === null).map(({ account }) => account),
  )
  return [...codes].flatMap((code) => {
    const own = lines.filter(({ taxCode }) => taxCode === code)
    // An account that stands without tax beside cannot be the other side of itself.
    const isApart = own.every(({ account }) => !untaxed.has(account))
    return (code !== null && isApart && foldCode(code, own)) || own.map(asPosted)
  })
}

function foldCode(code: string, lines: readonly EntryLine[]): Part[] | undefined {
  for (const scheme of schemes) {
    if (scheme.codes && !scheme.codes.includes(code)) continue
    const accounts = taxAccountsOf(scheme)
    const taxes = lines.filter(({ account }) => accounts.includes(account))
    const bases = lines.filter(({ account }) => !accounts.includes(account))
    const isWhole = accounts.every((account) => taxes.some((line) => line.account === account))
    if (!isWhole || bases.length === 0) continue
    if (bases.some(({ account }) => !isFor(account, scheme))) continue
    const parts = bases.flatMap((base) => foldBase(base, scheme))
    // More than the cents of rounding means that something else was posted than this tax.
    const posted = sum(taxes.filter(({ account }) => account === accounts[0]))
    const due = sum(bases.map(({ amount }) => ({ amount: taxOn(amount, scheme.rate) })))
    if (Math.abs(posted - due) > bases.length + 1) continue
    if (scheme.tax.kind === 'both') return parts
    return [
      ...parts,
      asPosted({ account: scheme.tax.account, amount: posted - due, taxCode: code }),
    ]
  }
  return undefined
}

/** Whether a base on an account can go by a scheme: no other scheme works for the account by itself. */
function isFor(account: string, scheme: Scheme): boolean {
  const own = schemeOfAccount(account)
  return own ? own === scheme : true
}

function foldBase(line: EntryLine, scheme: Scheme): Part[] {
  const { account, amount, reference = '' } = line
  const centre = centreOf(line)
  const isOwn = schemeOfAccount(account) === scheme
  if (scheme.tax.kind === 'inside') {
    const gross = amount + taxOn(amount, scheme.rate)
    return [{ account, amount: gross, key: isOwn ? '' : (scheme.key ?? ''), reference, ...centre }]
  }
  const [[first] = ['']] = scheme.accounts
  if (isOwn || first === undefined) return [{ account, amount, key: '', reference, ...centre }]
  // Only accounts of its own work this tax out: the base goes over one of them.
  return [
    { account: first, amount, key: '', reference },
    { account: first, amount: -amount, key: withoutTax, reference },
    { account, amount, key: '', reference, ...centre },
  ]
}

function asPosted(line: EntryLine): Part {
  const { account, amount, reference = '' } = line
  const key = schemeOfAccount(account) ? withoutTax : ''
  return { account, amount, key, reference, ...centreOf(line) }
}

function centreOf({ centre }: Pick<Part, 'centre'>): Pick<Part, 'centre'> {
  return centre ? { centre } : {}
}

/**
 * One record for each part against the largest that has no tax of its own, which thereby gets what is
 * its own, since an entry balances. Undefined where every part has tax worked out.
 */
function aroundOne(parts: readonly Part[]): DatevRecord[] | undefined {
  const merged = merge(parts)
  const [hub] = merged
    .filter(({ account, key }) => !schemeOf(account, key))
    .filter((hub) => merged.every((part) => part === hub || fitsBeside(part, hub)))
    .sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount))
  if (!hub) return merged.length === 0 ? [] : undefined
  return merged
    .filter((part) => part !== hub)
    .map(({ account, amount, key, reference, centre = hub.centre }) => ({
      amount: Math.abs(amount),
      side: amount > 0 ? 'H' : 'S',
      account: hub.account,
      counter: account,
      // A key holds for both accounts: with 40 neither computes tax.
      key: key || (hub.key === withoutTax && !schemeOf(account, '') ? withoutTax : ''),
      reference: reference || hub.reference,
      ...centreOf({ ...(centre !== undefined && { centre }) }),
    }))
}

/** Whether a part can stand against another: not the same account, nor tax where a key forbids it. */
function fitsBeside(part: Part, { account, key }: Part): boolean {
  if (part.account === account) return false
  return key !== withoutTax || !schemeOf(part.account, part.key)
}

/** Parts of one account, key, document and cost centre together; those that sum to nothing fall away. */
function merge(parts: readonly Part[]): Part[] {
  const merged = new Map<string, Part>()
  for (const part of parts) {
    const name = [part.account, part.key, part.reference, part.centre].join(' ')
    const before = merged.get(name)?.amount ?? 0
    merged.set(name, { ...part, amount: before + part.amount })
  }
  return [...merged.values()].filter(({ amount }) => amount !== 0)
}

/** What the records leave of the entry, as parts that sum to nothing. */
function missing(lines: readonly EntryLine[], records: readonly DatevRecord[]): Part[] {
  const made = readBack(records)
  const rest = new Map<string, Minor>()
  for (const { account, amount } of lines) rest.set(account, (rest.get(account) ?? 0) + amount)
  for (const [account, amount] of made) rest.set(account, (rest.get(account) ?? 0) - amount)
  return [...rest].map(([account, amount]) => asPosted({ account, amount, taxCode: null }))
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
