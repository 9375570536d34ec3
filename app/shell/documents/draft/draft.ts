/** A discount as it is typed; without a value there is none. */
export type TypedDiscount = { kind: 'percent' | 'amount'; value: string }

/** A line of the editor: every value as text in the person's language. */
export type DraftLine = {
  itemId: string
  sku: string
  description: string
  quantity: string
  unit: string
  unitPrice: string
  /** The price the editor took by itself, and the price list that says so; empty for none. */
  takenPrice: string
  priceList: string
  discount: TypedDiscount
  taxCode: string
  /** Empty for none. */
  costCentreId: string
  /** The title of a section that begins with the line, and text above it. */
  heading: string
  textAbove: string
  /** The boxes of the kind's lines by name: whether they are ticked. */
  boxes: Record<string, boolean>
}

/** A document while it is written: every field as the form holds it. */
export type Draft = {
  partyId: string
  issueDate: string
  currency: string
  exchangeRate: string
  priceMode: 'net' | 'gross'
  language: string
  discount: TypedDiscount
  notes: string
  internalNote: string
  lines: DraftLine[]
  /** The tax of new lines, where the party asks for another than the firm's usual one. */
  usualTax?: string
  /** The fields that only this kind has, by name. */
  own: Record<string, string>
}

/** A tax rate as the editor offers it; `rate` in percent. */
export type RateChoice = { code: string; label: string; category: string; rate: string }

/** A line with nothing in it but one piece and the usual tax. */
export function blankLine(taxCode: string): DraftLine {
  return {
    itemId: '',
    sku: '',
    description: '',
    quantity: '1',
    unit: '',
    unitPrice: '',
    takenPrice: '',
    priceList: '',
    discount: { kind: 'percent', value: '' },
    taxCode,
    costCentreId: '',
    heading: '',
    textAbove: '',
    boxes: {},
  }
}

/** Whether nobody wrote anything into a line. */
export function isBlankLine(
  line: Pick<DraftLine, 'itemId' | 'description' | 'unitPrice'>,
): boolean {
  return line.itemId === '' && line.description.trim() === '' && line.unitPrice.trim() === ''
}
