import type { FieldDescription } from '#app/shell/register/fields.ts'
import { recurrenceUnits } from '#contract/core/recurrence.ts'

/** The fields that say when something comes; their labels are texts of whoever shows them. */
export function ruleFields<Item, Extra>(): FieldDescription<Item, Extra>[] {
  return [
    { name: 'every', kind: 'number', isHalf: true },
    {
      name: 'unit',
      kind: 'select',
      isHalf: true,
      options: ({ texts }) => {
        const t = texts('recurring')
        return recurrenceUnits.map((value) => ({ value, label: t(`unit.${value}`) }))
      },
    },
    { name: 'firstDate', kind: 'date', isHalf: true, hint: 'form.firstDateHint' },
    { name: 'isLastDay', kind: 'yesNo', isHalf: true },
    { name: 'end', kind: 'choice', choices: 'end', options: ['never', 'date', 'count'] },
    { name: 'endDate', kind: 'date', isHalf: true, isOptional: true },
    { name: 'endCount', kind: 'number', isHalf: true, isOptional: true },
  ]
}
