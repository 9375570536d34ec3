import { type FormTree, isTree, textAt } from '#app/shell/form/form-tree.ts'
import { readAmount } from '#app/shell/form/read-amount.ts'

/** Paths of amounts as a person writes them. */
export const ruleDecimals = ['from', 'to']

/** A rule as the API takes it; what is wrong with it the API says. */
export function ruleOfForm(data: FormTree, currency: string): Record<string, unknown> {
  const rows = Array.isArray(data.parts) ? data.parts.filter((row) => isTree(row)) : []
  const filled = rows.filter((row, at) => at === 0 || textAt(row, 'account') !== '')
  return {
    name: textAt(data, 'name'),
    contains: textAt(data, 'contains'),
    direction: textAt(data, 'direction') || 'any',
    from: limit(textAt(data, 'from'), currency),
    to: limit(textAt(data, 'to'), currency),
    bankAccount: textAt(data, 'bankAccount'),
    text: textAt(data, 'text'),
    parts: filled.map((row) => ({
      account: textAt(row, 'account').split(' ')[0],
      taxCode: textAt(row, 'taxCode'),
      costCentreId: textAt(row, 'costCentreId'),
      percent: Number(textAt(row, 'percent') || '100'),
    })),
  }
}

function limit(text: string, currency: string): number | string | null {
  if (text === '') return null
  const { amount } = readAmount(text, currency)
  return amount ?? text
}
