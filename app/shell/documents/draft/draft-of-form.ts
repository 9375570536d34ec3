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
import { boxesOf, type DocumentKind, ownFields } from '../document-kind.ts'
import { blankLine, type Draft, type DraftLine, isBlankLine, type TypedDiscount } from './draft.ts'

/** How `readForm` is to read the editor: numbers in the person's language, dates that may be empty. */
export function formOptions({
  head,
  moreDecimals = [],
}: Pick<DocumentKind, 'head' | 'moreDecimals'>) {
  const dates = head.filter(({ input }) => input === 'date').map(({ name }) => name)
  return {
    decimals: [
      'exchangeRate',
      'discount.value',
      'lines.*.quantity',
      'lines.*.unitPrice',
      'lines.*.discount.value',
      ...moreDecimals,
    ],
    nullable: [...dates, 'lines.*.itemId'],
  }
}

/** The editor as it was typed, to show it again. */
export function draftOfForm(kind: DocumentKind, values: TypedTree): Draft {
  const at = (path: string) => textAt(values, path)
  return {
    partyId: at(kind.party.field),
    issueDate: at('issueDate'),
    currency: at('currency'),
    exchangeRate: at('exchangeRate'),
    priceMode: at('priceMode') === 'gross' ? 'gross' : 'net',
    language: at('language'),
    discount: discountOf(values),
    notes: at('notes'),
    internalNote: at('internalNote'),
    lines: linesIn(values).map((line) => lineOf(kind, line)),
    usualTax: at('usualTax'),
    own: Object.fromEntries(
      [...ownFields(kind), ...(kind.more ?? [])].map((name) => [name, at(name)]),
    ),
  }
}

/** The places of the lines that are sent to the API: those somebody wrote in. */
export function keptPlaces(kind: DocumentKind, { values }: Pick<Form, 'values'>): number[] {
  return linesIn(values).flatMap((line, at) => (isBlankLine(lineOf(kind, line)) ? [] : [at]))
}

/** What the API is sent: without empty lines and empty discounts. */
export function inputOfForm(kind: DocumentKind, form: Form): Form {
  const places = new Set(keptPlaces(kind, form))
  function keep<Line>(lines: Line[]): Line[] {
    return lines.filter((_, at) => places.has(at))
  }
  const lines = keep(linesIn(form.data)).map(withDiscount)
  return {
    ...form,
    data: { ...withDiscount(kind.take?.(form.data) ?? form.data), lines },
    values: { ...form.values, lines: keep(linesIn(form.values)) },
  }
}

function linesIn<Leaf>({ lines }: Tree<Leaf>): Branch<Leaf>[] {
  return Array.isArray(lines) ? lines : []
}

function lineOf({ lineBoxes }: Pick<DocumentKind, 'lineBoxes'>, value: FormValue): DraftLine {
  const at = (path: string) => textAt(value, path)
  return {
    ...blankLine(at('taxCode')),
    itemId: at('itemId'),
    sku: at('sku'),
    description: at('description'),
    quantity: at('quantity'),
    unit: at('unit'),
    unitPrice: at('unitPrice'),
    takenPrice: at('takenPrice'),
    priceList: at('priceList'),
    discount: discountOf(value),
    costCentreId: at('costCentreId'),
    heading: at('heading'),
    textAbove: at('textAbove'),
    boxes: Object.fromEntries(boxesOf({ lineBoxes }).map(({ name }) => [name, at(name) !== ''])),
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
