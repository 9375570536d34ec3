import {
  type Branch,
  type FormTree,
  type FormValue,
  isTree,
  type Tree,
  type TypedTree,
  textAt,
} from '#app/shell/form/form-tree.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import { blankLine, type Draft, type DraftLine, isBlankLine, type TypedDiscount } from './draft.ts'

/** How `readForm` is to read the editor: numbers in the person's language, dates that may be empty. */
export const invoiceFormOptions = {
  decimals: [
    'exchangeRate',
    'discount.value',
    'lines.*.quantity',
    'lines.*.unitPrice',
    'lines.*.discount.value',
  ],
  nullable: ['supplyDate', 'dueDate', 'lines.*.itemId'],
}

/** The editor as it was typed, to show it again. */
export function draftOfForm(values: TypedTree): Draft {
  const at = (path: string) => textAt(values, path)
  return {
    customerId: at('customerId'),
    issueDate: at('issueDate'),
    supplyDate: at('supplyDate'),
    paymentTermsDays: at('paymentTermsDays'),
    dueDate: at('dueDate'),
    currency: at('currency'),
    exchangeRate: at('exchangeRate'),
    priceMode: at('priceMode') === 'gross' ? 'gross' : 'net',
    purchaseOrder: at('purchaseOrder'),
    language: at('language'),
    discount: discountOf(values),
    notes: at('notes'),
    internalNote: at('internalNote'),
    lines: linesIn(values).map(lineOf),
  }
}

/** What the API is to be told: without empty lines and empty discounts. */
export function inputOfForm(form: Form): Form {
  const isKept = (at: number) => {
    const line = linesIn(form.values)[at]
    return line !== undefined && !isBlankLine(lineOf(line))
  }
  function keep<Line>(lines: Line[]): Line[] {
    return lines.filter((_, at) => isKept(at))
  }
  const lines = keep(linesIn(form.data)).map(withDiscount)
  return {
    ...form,
    data: { ...withDiscount(form.data), lines },
    values: { ...form.values, lines: keep(linesIn(form.values)) },
  }
}

function linesIn<Leaf>({ lines }: Tree<Leaf>): Branch<Leaf>[] {
  return Array.isArray(lines) ? lines : []
}

function lineOf(value: FormValue): DraftLine {
  const at = (path: string) => textAt(value, path)
  return {
    ...blankLine(at('taxCode')),
    itemId: at('itemId'),
    sku: at('sku'),
    description: at('description'),
    quantity: at('quantity'),
    unit: at('unit'),
    unitPrice: at('unitPrice'),
    discount: discountOf(value),
  }
}

function discountOf(value: FormValue): TypedDiscount {
  const kind = textAt(value, 'discount.kind') === 'amount' ? 'amount' : 'percent'
  return { kind, value: textAt(value, 'discount.value') }
}

function withDiscount(value: FormValue): FormTree {
  const { value: size } = discountOf(value)
  const tree = isTree(value) ? value : {}
  return size === '' ? { ...tree, discount: null } : tree
}
