import { invalidField } from '#contract/core/errors.ts'
import { type Minor, parseAmount } from '#contract/core/money.ts'
import type {
  CurrencyTerms,
  ProgrammeInput,
  Programme as ShownProgramme,
} from '#contract/customers/partner-programme.ts'
import { publicToken } from '../../../documents/delivery/public-token.ts'
import { newSecret } from '../../../documents/delivery/secret.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import type { CommissionRule, Programme } from './programme.ts'
import { programmeTable } from './tables.ts'

const theRow = 1
const entity = 'partnerProgramme'

export type StoredProgramme = Omit<typeof programmeTable.$inferSelect, 'id'>

/** What a firm begins with: closed, ten per cent of the first year, paid a month after the money came. */
function initial(reader: Reader): StoredProgramme {
  return {
    isOpen: false,
    words: '',
    kind: 'percent',
    percent: '10',
    amounts: [{ currency: getFirmProfile(reader).baseCurrency, fixed: '', minimum: '' }],
    rules: [],
    reach: 'months',
    months: 12,
    windowDays: 30,
    holdDays: 30,
    couponBeatsClick: true,
    target: '',
    secret: '',
    version: 1,
  }
}

export function getProgramme(reader: Reader): StoredProgramme {
  const row = reader.db.select().from(programmeTable).get()
  return row ?? initial(reader)
}

/** The programme as the rules of commissions ask for it. */
export function programmeRules(reader: Reader): Programme {
  const { rules, reach, months, windowDays, holdDays, amounts, couponBeatsClick } =
    getProgramme(reader)
  return {
    rules,
    reach: reach === 'months' ? { kind: reach, months } : { kind: reach },
    windowDays,
    holdDays,
    minimums: amountsOf(amounts, 'minimum'),
    couponBeatsClick,
  }
}

/** Amounts by currency in minor units, where they are more than nothing. */
export function amountsOf(
  amounts: readonly CurrencyTerms[],
  name: 'fixed' | 'minimum',
): Record<string, Minor> {
  const all = amounts.map((one) => [one.currency, minorOf(one, name)] as const)
  return Object.fromEntries(all.filter(([, amount]) => amount > 0))
}

function minorOf(one: CurrencyTerms, name: 'fixed' | 'minimum'): Minor {
  return one[name] === '' ? 0 : (parseAmount(one[name], one.currency) ?? 0)
}

/** What the public page's address ends with; null while the programme is closed. */
export function programmeToken(reader: Reader, firmId: string): string | null {
  const { isOpen, secret } = getProgramme(reader)
  return isOpen && secret !== '' ? publicToken(firmId, secret) : null
}

export function showProgramme(reader: Reader, { firmId }: FirmContext): ShownProgramme {
  const { secret: _, rules, ...shown } = getProgramme(reader)
  const token = programmeToken(reader, firmId)
  return { ...shown, rules: rules.toReversed(), path: token === null ? null : `/go/${token}` }
}

/**
 * Another commission holds for invoices from today on; older ones keep theirs.
 * @throws AppError conflict; invalid for more decimals than a currency has
 */
export function updateProgramme(
  writer: Writer,
  context: FirmContext,
  { version, ...input }: ProgrammeInput & { version: number },
): ShownProgramme {
  const before = getProgramme(writer)
  requireVersion(before, version, () => showProgramme(writer, context))
  requireAmounts(input.amounts)
  const rule = ruleOf(input, firmDate(writer, context))
  const rules = withRule(before.rules, rule)
  const secret = before.secret || newSecret()
  save(writer, { ...input, rules, secret, version: version + 1 })
  const { rules: _, secret: __, version: ___, ...was } = before
  writer.audit({ entity, entityId: context.firmId, action: 'update', before: was, after: input })
  return showProgramme(writer, context)
}

/** Gives the public page and all links another address. */
export function renewProgramme(writer: Writer, context: FirmContext): ShownProgramme {
  const before = getProgramme(writer)
  save(writer, { ...before, secret: newSecret(), version: before.version + 1 })
  writer.audit({ entity, entityId: context.firmId, action: 'share' })
  return showProgramme(writer, context)
}

function requireAmounts(amounts: readonly CurrencyTerms[]): void {
  amounts.forEach((one, at) => {
    for (const name of ['fixed', 'minimum'] as const) {
      if (one[name] !== '' && parseAmount(one[name], one.currency) === undefined) {
        throw invalidField(`amounts.${at}.${name}`, 'tooManyDecimals', { maximum: 2 })
      }
    }
  })
}

function ruleOf({ kind, percent, amounts }: ProgrammeInput, fromDate: string): CommissionRule {
  return kind === 'percent'
    ? { fromDate, kind, percent }
    : { fromDate, kind, amounts: amountsOf(amounts, 'fixed') }
}

/** With another rule at the end, unless it says the same; one of the same day gives way. */
function withRule(rules: readonly CommissionRule[], rule: CommissionRule): CommissionRule[] {
  const last = rules.at(-1)
  const said = (one: CommissionRule) => JSON.stringify({ ...one, fromDate: '' })
  if (last && said(last) === said(rule)) return [...rules]
  return [...rules.filter(({ fromDate }) => fromDate < rule.fromDate), rule]
}

function save({ db }: Writer, row: StoredProgramme): void {
  db.insert(programmeTable)
    .values({ id: theRow, ...row })
    .onConflictDoUpdate({ target: programmeTable.id, set: row })
    .run()
}
