import { formatDecimal, parseDecimal } from './decimal.ts'

/** Whether numbers of a language are written with a comma: files for spreadsheets then part by semicolons. */
export function decimalComma(locale: string): boolean {
  return marksOf(locale).decimal === ','
}

type Marks = { decimal: string; groups: string[]; primary: number; secondary: number }

// What a keyboard or a copied text puts where Intl has another sign of the same kind.
const ALIKE = [' \u00a0\u2009\u202f', "'\u2019"]

/**
 * Reads a number as a person writes it in their language ("1.234,56" in de) and gives the canonical
 * machine decimal ("1234.56"). Grouping must be well-formed. The other decimal mark is understood
 * where it cannot be a thousands group ("12.5" in de). Gives undefined when malformed or ambiguous.
 * Throws RangeError on a malformed locale tag.
 */
export function parseLocaleDecimal(text: string, locale: string): string | undefined {
  const typed = text.trim().replace(/^\u2212/, '-')
  const marks = marksOf(locale)
  const machine = readGrouped(typed, marks) ?? readPlain(typed, marks) ?? readOther(typed, marks)
  if (machine === undefined) return undefined
  const value = parseDecimal(machine, { maxScale: 20, maxIntegerDigits: 20 })
  return value && formatDecimal(value)
}

function readGrouped(text: string, marks: Marks): string | undefined {
  const { primary, secondary } = marks
  for (const group of marks.groups) {
    const integer = `-?[1-9]\\d{0,${secondary - 1}}(?:[${group}]\\d{${secondary}})*[${group}]\\d{${primary}}`
    if (new RegExp(`^${integer}(?:[${marks.decimal}]\\d+)?$`).test(text)) {
      return text.replace(new RegExp(`[${group}]`, 'g'), '').replace(marks.decimal, '.')
    }
  }
  return undefined
}

function readPlain(text: string, marks: Marks): string | undefined {
  const isPlain = new RegExp(`^-?\\d+(?:[${marks.decimal}]\\d+)?$`).test(text)
  return isPlain ? text.replace(marks.decimal, '.') : undefined
}

function readOther(text: string, marks: Marks): string | undefined {
  const other = marks.decimal === ',' ? '.' : ','
  const isDecimal = new RegExp(`^-?\\d+[${other}](?:\\d{1,2}|\\d{4,})$`).test(text)
  return isDecimal ? text.replace(other, '.') : undefined
}

const known = new Map<string, Marks>()

/** A form asks once for every number in it; making Intl objects is what costs. */
function marksOf(locale: string): Marks {
  const marks = known.get(locale) ?? readMarks(locale)
  if (known.size < 100) known.set(locale, marks)
  return marks
}

function readMarks(locale: string): Marks {
  // Austria groups amounts by a point and other numbers by a space: both are what people type.
  const amount: Intl.NumberFormatOptions = { style: 'currency', currency: 'EUR' }
  const parts = sampleParts(locale, {})
  const decimal = parts.find((part) => part.type === 'decimal')?.value ?? '.'
  const groups = [...parts, ...sampleParts(locale, amount)]
    .filter((part) => part.type === 'group' && part.value !== decimal)
    .map((part) => ALIKE.find((alike) => alike.includes(part.value)) ?? part.value)
  const sizes = parts.filter((part) => part.type === 'integer').map((part) => part.value.length)
  return {
    decimal,
    groups: [...new Set(groups)],
    primary: sizes.at(-1) ?? 3,
    secondary: sizes.at(-2) ?? 3,
  }
}

function sampleParts(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormatPart[] {
  const format = new Intl.NumberFormat(locale, { ...options, numberingSystem: 'latn' })
  return format.formatToParts(123456789012.5)
}
