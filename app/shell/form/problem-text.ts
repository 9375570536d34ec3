import { isCurrency } from '#contract/core/currencies.ts'
import type { FieldProblem, FieldProblems } from '#contract/core/errors.ts'
import { parseAmount } from '#contract/core/money.ts'
import type { Format } from '../format.ts'
import type { Translate } from '../i18n/translate.ts'
import { useFormat, useT } from '../page-context.tsx'

/**
 * A problem in words. `t` is of the namespace `problem`; a key without words is "not valid". Numbers,
 * dates and amounts among the params are written as the language does.
 */
export function problemText(t: Translate, { key, params }: FieldProblem, format: Format): string {
  const context = params ? 'limit' : undefined
  const text = t(key, { ...params, ...paramsInWords(params, format), context, defaultValue: '' })
  return text || t('invalid')
}

/** The first of some problems in words, where there is room for one alone, as in a toast. */
export function firstProblemText(t: Translate, problems: FieldProblems, format: Format): string {
  return problemText(t, Object.values(problems)[0] ?? { key: 'invalid' }, format)
}

/**
 * The numbers, dates and amounts among some params, as the language writes them; `typedDate` is an example
 * of what may be typed, and so in digits.
 */
export function paramsInWords(
  params: FieldProblem['params'] = {},
  format: Format,
): Record<string, string> {
  const written = Object.entries(params).flatMap(([name, value]) => {
    const text =
      name === 'typedDate'
        ? format.date(String(value), 'digits')
        : (numberParam(name, value, format) ?? writtenParam(String(value), format))
    return text === undefined ? [] : [[name, text] as const]
  })
  return Object.fromEntries(written)
}

/** Params that are quantities or rates as decimal text; a text of any other name is no number. */
const quantities = new Set(['maximum', 'minimum', 'missing', 'wanted', 'left', 'rate'])

/** A number in the language's writing; `count` stays, as the form of the words hangs on it. */
function numberParam(name: string, value: string | number, format: Format): string | undefined {
  if (name === 'count') return undefined
  if (typeof value === 'number') return format.number(value)
  if (quantities.has(name) && /^-?\d+(\.\d+)?$/.test(value)) return format.number(value)
  // `pc, box (12.5)`: units with how many of an item's own are in each.
  if (name !== 'units') return undefined
  return value.replace(/\((\d+\.\d+)\)/g, (_, size) => `(${format.number(size)})`)
}

/** A date, or an amount such as `119.00 EUR` (`amountParam`), in the language's writing. */
function writtenParam(value: string, format: Format): string | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return format.date(value, 'medium')
  const [, decimal = '', currency = ''] = /^(-?\d+(?:\.\d+)?) ([A-Z]{3})$/.exec(value) ?? []
  const minor = isCurrency(currency) ? parseAmount(decimal, currency) : undefined
  return minor === undefined ? undefined : format.money(minor, currency)
}

/** The words for a field's problem: `error={problemAt('email')}`; undefined when all is well. */
export function useProblems(problems: FieldProblems | undefined) {
  const t = useT('problem')
  const format = useFormat()
  return function problemAt(path: string): string | undefined {
    const problem = problems?.[path]
    return problem && problemText(t, problem, format)
  }
}
