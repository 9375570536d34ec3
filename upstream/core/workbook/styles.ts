import { escapeAttribute } from '../xml/escape-xml.ts'

/** How a cell looks; what is not said is as usual. */
export type Style = {
  /** Of numbers and days, in the spreadsheet's own words: `#,##0.00`. */
  format?: string
  isBold?: boolean
  /** In points. */
  fontSize?: number
  align?: 'left' | 'right'
  /** In steps of some letters. */
  indent?: number
}

/** Numbers below are those of the standard's own formats. */
const firstFormat = 164
const usualSize = 11

/** The styles that the cells of a workbook have, each once (ECMA-376, 18.8). */
export class Styles {
  readonly #formats = new Map<string, number>()
  readonly #fonts = new Map<string, number>()
  readonly #cells = new Map<string, number>()

  constructor() {
    // A cell that names no style has the first.
    this.numberOf({})
  }

  /** The number by which a cell names its style. */
  numberOf({ format, isBold = false, fontSize = usualSize, align, indent = 0 }: Style): number {
    const font = numberIn(
      this.#fonts,
      `<font>${isBold ? '<b/>' : ''}<sz val="${fontSize}"/><name val="Calibri"/></font>`,
    )
    const number = format === undefined ? 0 : firstFormat + numberIn(this.#formats, format)
    const side = align ?? (indent > 0 ? 'left' : undefined)
    const alignment = side && `<alignment horizontal="${side}" indent="${indent}"/>`
    const look = `xfId="0" numFmtId="${number}" applyNumberFormat="1" fontId="${font}" applyFont="1" fillId="0" borderId="0"`
    return numberIn(
      this.#cells,
      alignment ? `<xf ${look} applyAlignment="1">${alignment}</xf>` : `<xf ${look}/>`,
    )
  }

  /** The part of the workbook that tells them. */
  toXml(): string {
    const formats = [...this.#formats].map(
      ([format, at]) =>
        `<numFmt numFmtId="${firstFormat + at}" formatCode="${escapeAttribute(format)}"/>`,
    )
    const usual = 'numFmtId="0" fontId="0" fillId="0" borderId="0"'
    return [
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
      formats.length > 0 ? listOf('numFmts', formats) : '',
      listOf('fonts', [...this.#fonts.keys()]),
      // Programs take the second for their own.
      listOf(
        'fills',
        ['none', 'gray125'].map((kind) => `<fill><patternFill patternType="${kind}"/></fill>`),
      ),
      listOf('borders', ['<border><left/><right/><top/><bottom/><diagonal/></border>']),
      listOf('cellStyleXfs', [`<xf ${usual}/>`]),
      listOf('cellXfs', [...this.#cells.keys()]),
      listOf('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']),
      '</styleSheet>',
    ].join('')
  }
}

function numberIn(known: Map<string, number>, value: string): number {
  const number = known.get(value) ?? known.size
  known.set(value, number)
  return number
}

function listOf(name: string, parts: readonly string[]): string {
  return `<${name} count="${parts.length}">${parts.join('')}</${name}>`
}
