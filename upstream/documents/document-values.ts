import type { DocumentInput } from '#contract/books/document.ts'
import { totalStep } from '#contract/core/cash.ts'
import { AppError } from '#contract/core/errors.ts'
import { convert, type Minor } from '#contract/core/money.ts'
import type { Totals } from '#contract/core/totals.ts'
import type { FirmContext, Reader } from '../firm/store.ts'
import { centreProblem, getCostCentre } from '../modules/books/cost-centres/index.ts'
import { documentRate } from '../modules/books/rates/index.ts'
import { type TaxRule, taxRules } from '../modules/books/taxes/index.ts'
import { type LineItem, lineItems } from '../modules/catalogue/items/index.ts'
import { getFirmProfile } from '../modules/firm/firms/index.ts'
import { calculate } from './calculate.ts'
import { layoutText } from './stored-document.ts'
import { withRatesOfDay } from './tax-of-day.ts'

type LineOf<Input extends DocumentInput> = Input['lines'][number]

/** What a line refers to; undefined where it is no item, or its tax rate is unknown. */
type LineFacts = { item: LineItem | undefined; rule: TaxRule | undefined }

type Own<Input extends DocumentInput, OwnColumns> = {
  /** The day whose tax rates apply: of supply, else of issue. */
  taxDate: string
  /** The columns that only this kind's lines have. */
  own: (line: LineOf<Input>, facts: LineFacts) => OwnColumns
  /** Whether a line is in the document's sums; all are where it is left out. */
  isCounted?: (line: LineOf<Input>) => boolean
  /**
   * Whether the total is left to the cent: what others are asked to charge, and a deposit, whose
   * tax is taken off later just as it was posted.
   */
  isExact?: boolean
  /**
   * How tax is rounded, where that is not the firm's to say now: others round what they charge, and
   * what was offered keeps its total.
   */
  taxRounding?: 'group' | 'line' | undefined
}

/**
 * What a document with this input is stored as, whatever its kind: the columns of its head and
 * lines worked out, with the rates of the day and the totals. The total
 * is what is to be paid, rounded to coins where the firm does so.
 * @throws AppError not_found for an item the firm does not have; invalid
 */
export function documentValues<Input extends DocumentInput, OwnColumns extends object>(
  reader: Reader,
  { newId }: Pick<FirmContext, 'newId'>,
  written: Input,
  {
    taxDate,
    own,
    isCounted = () => true,
    isExact = false,
    taxRounding: given,
  }: Own<Input, OwnColumns>,
) {
  const rules = taxRules(reader)
  const input = withRatesOfDay(rules, written, taxDate)
  const { baseCurrency, cashRounding: rounding, taxRounding: byFirm } = getFirmProfile(reader)
  const exchangeRate = documentRate(reader, { ...input, date: input.issueDate }, baseCurrency)
  const cashRounding = totalStep(input.currency, isExact ? 'off' : rounding)
  const taxRounding = given ?? byFirm
  const sum = (lines: readonly LineOf<Input>[], discount = input.discount) => {
    const rounded = { cashRounding, taxRounding }
    const figures = { ...input, exchangeRate, discount, ...rounded, lines: [...lines] }
    const totals = calculate(figures, rules, baseCurrency)
    return { ...totals, total: totals.payable }
  }
  const all = sum(input.lines)
  const counted = input.lines.filter(isCounted)
  const totals = counted.length === input.lines.length ? all : sum(counted)
  const items = itemsOf(reader, input)
  const lines = input.lines.map((line) => {
    const item = line.itemId === null ? undefined : items.get(line.itemId)
    const rule = rules.get(line.taxCode)
    const place = counted.indexOf(line)
    const sums = place < 0 ? sum([line], null).lines[0] : totals.lines[place]
    return {
      id: newId(),
      ...lineColumnsOf(line),
      costCentreId: centreOf(reader, line, item),
      sku: item?.sku ?? '',
      taxCategory: rule?.category ?? '',
      taxRate: rule?.rate ?? '',
      amount: sums?.amount ?? 0,
      net: sums?.net ?? 0,
      taxAmount: sums?.tax ?? 0,
      ...own(line, { item, rule }),
    }
  })
  const toBase = (amount: Minor) => convert(amount, input.currency, baseCurrency, exchangeRate)
  const head = {
    issueDate: input.issueDate,
    currency: input.currency,
    exchangeRate,
    priceMode: input.priceMode,
    language: input.language,
    discount: input.discount && JSON.stringify(input.discount),
    notes: input.notes,
    internalNote: input.internalNote,
    ...totalColumns(totals, toBase),
  }
  return { input, lines, totals, head, taxRounding }
}

function lineColumnsOf(line: DocumentInput['lines'][number]) {
  const { itemId, description, quantity, unit, unitPrice, taxCode } = line
  const discount = line.discount && JSON.stringify(line.discount)
  const layout = layoutText(line)
  return { itemId, description, quantity, unit, unitPrice, discount, layout, taxCode }
}

/**
 * Its own, else that of its item where that is open. One that was closed since it was chosen stays.
 * @throws AppError not_found
 */
function centreOf(
  reader: Reader,
  { costCentreId: own }: DocumentInput['lines'][number],
  item: LineItem | undefined,
): string {
  if (own !== '') return getCostCentre(reader, own).id
  const usual = item?.costCentreId ?? ''
  return usual === '' || centreProblem(reader, usual) ? '' : usual
}

/** The columns that hold a document's totals; each group's tax in the base currency, too. */
function totalColumns(totals: Totals, toBase: (amount: Minor) => Minor) {
  const taxGroups = totals.taxGroups.map(({ category, rate, base, tax }) => ({
    category,
    rate,
    base,
    tax,
    baseTax: toBase(tax),
  }))
  return {
    subtotal: totals.subtotal,
    lineDiscounts: totals.lineDiscounts,
    documentDiscount: totals.documentDiscount,
    taxGroups: JSON.stringify(taxGroups),
    net: totals.net,
    tax: totals.tax,
    rounding: totals.rounding,
    total: totals.total,
  }
}

function itemsOf(reader: Reader, { lines }: DocumentInput): Map<string, LineItem> {
  const ids = lines.flatMap(({ itemId }) => (itemId === null ? [] : [itemId]))
  const items = lineItems(reader, ids)
  if (!ids.every((id) => items.has(id))) throw new AppError('not_found', 'No such item')
  const parents = lines.flatMap(({ itemId }, at) =>
    itemId !== null && items.get(itemId)?.isParent
      ? [[`lines.${at}.description`, { key: 'chooseVariant' }]]
      : [],
  )
  if (parents.length === 0) return items
  throw new AppError('invalid', 'The variants have fields to correct', {
    fields: Object.fromEntries(parents),
  })
}
