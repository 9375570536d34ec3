import type { BillLineInput } from '#contract/buying/bill-lines.ts'
import type { BillInput } from '#contract/buying/bills.ts'
import { type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import { checkIban } from '#contract/core/iban.ts'
import { amountParam, parseAmount } from '#contract/core/money.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { addDaysTo } from '../../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { centreProblems } from '../../books/cost-centres/index.ts'
import { accountFor } from '../../books/ledger/index.ts'
import { documentRate } from '../../books/rates/index.ts'
import { isFor, rateOn, type TaxRule, taxRules } from '../../books/taxes/index.ts'
import { unitOfItem } from '../../catalogue/items/views.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { findCustomer, findSupplier, getStoredParty } from '../../firm/parties/index.ts'
import { usualRate } from '../expenses/views.ts'
import { billAmounts } from './amounts.ts'
import { purchaseAccounts } from './choices.ts'
import { findDefaults, type StoredBillLine } from './reader.ts'
import { selfBillingProblems } from './self-billed/problems.ts'
import { withheldOf } from './withheld.ts'
import type { BillLineValues, BillValues } from './writer.ts'

const usualTermsDays = 30

/** A typed tax that differs from what the rate gives. */
export type TaxOverride = { line: number; byRate: number; typed: number }

/** What a typed bill means in the firm's books. @throws AppError not_found, invalid */
export function billValues(
  reader: Reader,
  context: FirmContext,
  { lines: typed, total, dueDate, supplierId: given, withheldTax, ...input }: BillInput,
  before: readonly StoredBillLine[] = [],
  /** A day before the date that stands there already, as a file says it. */
  dueBefore: string | null = null,
): { values: BillValues; lines: BillLineValues[]; overrides: TaxOverride[] } {
  const { newId } = context
  const { currency, priceMode, date } = input
  const { baseCurrency } = getFirmProfile(reader)
  const exchangeRate = documentRate(reader, input, baseCurrency)
  const supplier = supplierOf(reader, { given, name: input.supplierName })
  const chosen = chosenOf(reader, typed, { supplierId: supplier?.id ?? null, date })
  const iban = input.iban === '' ? '' : checkIban(input.iban).normalised
  const customers = typed.map(({ billTo }, at) => customerOf(reader, context, billTo, before[at]))
  const fields: FieldProblems = { ...chosen.fields, ...centreProblems(reader, typed, before) }
  customers.forEach((id, at) => {
    if (id === undefined) fields[`lines.${at}.billTo`] = { key: 'unknownCustomer' }
  })
  if (iban !== '' && !checkIban(iban).isValid) fields.iban = { key: 'invalidIban' }
  if (dueDate !== null && dueDate < date && dueDate !== dueBefore)
    fields.dueDate = { key: 'dueBeforeIssue' }
  refuse({ ...fields, ...selfBillingProblems(reader, input, supplier, chosen.lines) })
  const amounts = billAmounts({ currency, priceMode, lines: chosen.lines })
  const net = amounts.reduce((sum, one) => sum + one.net, 0)
  const taxAmount = amounts.reduce((sum, one) => sum + one.taxAmount, 0)
  const totalAmount = net + taxAmount
  if (total !== '' && parseAmount(total, currency) !== totalAmount) {
    const amount = amountParam(totalAmount, currency)
    refuse({ total: { key: 'totalDiffers', params: { amount } } })
  }
  const withheldAmount = withheldOf(reader, { ...input, withheldTax, net })
  const lines = chosen.lines.map(({ rule, account, billTo: _, ...line }, at) => ({
    id: newId(),
    ...line,
    quantity: line.quantity || '1',
    unit: line.unit || unitOfItem(reader, line.description),
    account,
    taxCode: rule.code,
    net: amounts[at]?.net ?? 0,
    taxAmount: amounts[at]?.taxAmount ?? 0,
    customerId: customers[at] ?? null,
  }))
  const overrides = amounts.flatMap(({ byRate, taxAmount: tax }, line) =>
    byRate === tax ? [] : [{ line: line + 1, byRate, typed: tax }],
  )
  const values = {
    ...input,
    supplierId: supplier?.id ?? null,
    supplierName: supplier?.name ?? input.supplierName,
    exchangeRate,
    iban,
    // Its number is the one that it takes when it is posted.
    ...(input.isSelfBilled ? { supplierNumber: '' } : { supplyDate: null, corrects: '' }),
    ...(input.kind === 'bill' ? { corrects: '' } : {}),
    net,
    taxAmount,
    totalAmount,
    withheldAmount,
    due: totalAmount - withheldAmount,
    dueDate: dueDate ?? addDaysTo('date', date, supplier?.purchaseTermsDays ?? usualTermsDays),
  }
  return { values, lines, overrides }
}

function supplierOf(reader: Reader, { given, name }: { given: string | null; name: string }) {
  const id = given ?? (name === '' ? undefined : findSupplier(reader, name))
  if (id === undefined) return undefined
  const party = getStoredParty(reader, id)
  if (!party.isSupplier) refuse({ supplierName: { key: 'noSupplier' } })
  return party
}

/**
 * Who a line is billed on to; null for nobody, undefined for a name that is not exactly one customer's.
 * Whoever sees no customers leaves it as it is.
 */
function customerOf(
  reader: Reader,
  context: FirmContext,
  billTo: string,
  before: StoredBillLine | undefined,
): string | null | undefined {
  if (!isAllowed(context.actor, 'party:view')) return before?.customerId ?? null
  return billTo === '' ? null : findCustomer(reader, context, billTo)
}

type Chosen = Omit<BillLineInput, 'taxCode'> & { rule: TaxRule }

/** The lines with their accounts and rates; what is left empty is as of the supplier's last bill. */
function chosenOf(
  reader: Reader,
  lines: readonly BillLineInput[],
  { supplierId, date }: { supplierId: string | null; date: string },
): { lines: Chosen[]; fields: FieldProblems } {
  const rules = taxRules(reader)
  const usual = usualRate([...rules.values()].filter((rule) => isFor(rule, 'purchase')))
  const remembered = supplierId === null ? undefined : findDefaults(reader, supplierId)
  const open = new Set(purchaseAccounts(reader).map(({ code }) => code))
  const fields: FieldProblems = {}
  const chosen = lines.flatMap(({ taxCode, ...line }, at) => {
    const code = taxCode || remembered?.taxCode || usual?.code || ''
    const rule = rateOn(rules, code, date)
    const account = line.account || accountOf(reader, { remembered, rule, rules, open })
    if (!open.has(account)) fields[`lines.${at}.account`] = { key: 'notPurchaseAccount' }
    if (rule && isFor(rule, 'purchase')) return [{ ...line, account, rule }]
    fields[`lines.${at}.taxCode`] = { key: 'unknownTaxRate' }
    return []
  })
  return { lines: chosen, fields }
}

type Accounts = {
  remembered: { account: string; taxCode: string } | undefined
  rule: TaxRule | undefined
  rules: ReadonlyMap<string, TaxRule>
  open: ReadonlySet<string>
}

/**
 * The account of the supplier's last bill where its rate is this one's, or where neither has an
 * account of its own: goods of another country do not belong on the account of domestic ones.
 */
function accountOf(reader: Reader, { remembered, rule, rules, open }: Accounts): string {
  const own = rule?.accounts.expense ?? ''
  const usual = own !== '' && open.has(own) ? own : accountFor(reader, 'otherExpense')
  if (!remembered || !open.has(remembered.account)) return usual
  const before = rules.get(remembered.taxCode)
  const isAlike = before?.code === rule?.code || (own === '' && !before?.accounts.expense)
  return isAlike ? remembered.account : usual
}

function refuse(fields: FieldProblems): void {
  refuseProblems(fields, 'The bill has fields to correct')
}
