import type { TypedDiscount } from '../draft/draft.ts'
import type { DraftFrame, KeyedLine } from '../state/draft.state.ts'

/** The lines as their inputs stand now; `lines` are those that are shown, in their order. */
export function linesIn(
  data: FormData,
  lines: readonly KeyedLine[],
  boxes: readonly string[],
): KeyedLine[] {
  return lines.map((line, at) => {
    const text = (name: string, otherwise: string) => textIn(data, `lines.${at}.${name}`, otherwise)
    return {
      ...line,
      description: text('description', line.description),
      quantity: text('quantity', line.quantity),
      unit: text('unit', line.unit),
      unitPrice: text('unitPrice', line.unitPrice),
      takenPrice: text('takenPrice', line.takenPrice),
      priceList: text('priceList', line.priceList),
      discount: discountIn(data, `lines.${at}.`, line.discount),
      taxCode: text('taxCode', line.taxCode),
      costCentreId: text('costCentreId', line.costCentreId),
      heading: text('heading', line.heading),
      textAbove: text('textAbove', line.textAbove),
      boxes: boxesIn(data, `lines.${at}.`, boxes),
    }
  })
}

/** What totals are made of, apart from the lines. */
export function frameIn(data: FormData): DraftFrame {
  return {
    currency: textIn(data, 'currency', ''),
    priceMode: textIn(data, 'priceMode', 'net') === 'gross' ? 'gross' : 'net',
    exchangeRate: textIn(data, 'exchangeRate', '1'),
    issueDate: textIn(data, 'issueDate', ''),
    language: textIn(data, 'language', ''),
    discount: discountIn(data, '', { kind: 'percent', value: '' }),
  }
}

function discountIn(data: FormData, prefix: string, otherwise: TypedDiscount): TypedDiscount {
  const kind = textIn(data, `${prefix}discount.kind`, otherwise.kind)
  return {
    kind: kind === 'amount' ? 'amount' : 'percent',
    value: textIn(data, `${prefix}discount.value`, otherwise.value),
  }
}

/** A box that is not ticked is not sent. */
function boxesIn(data: FormData, prefix: string, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, data.has(prefix + name)]))
}

function textIn(data: FormData, name: string, otherwise: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : otherwise
}
