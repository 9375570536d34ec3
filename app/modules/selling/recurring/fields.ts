import type { About } from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { type Recurring, recurringModes } from '#contract/selling/recurring.ts'
import type { RecurringChoices } from './choices.ts'
import { ruleFields } from './rule-fields.ts'

/** What is asked about a recurring invoice; what it says is written in the editor. */
export const recurringSections: FormSection<Recurring, RecurringChoices>[] = [
  {
    title: 'form.what',
    words: 'form.whatWords',
    fields: [
      { name: 'name', kind: 'text', maxLength: 120, hint: 'form.nameHint' },
      {
        name: 'invoiceId',
        kind: 'select',
        isFormOnly: true,
        hint: 'form.invoiceHint',
        options: invoicesOf,
        value: () => '',
      },
    ],
  },
  {
    title: 'form.when',
    words: 'form.whenWords',
    fields: ruleFields(),
  },
  {
    title: 'form.how',
    words: 'form.howWords',
    fields: [
      { name: 'mode', kind: 'choice', choices: 'mode', options: recurringModes },
      {
        name: 'period',
        kind: 'choice',
        choices: 'span',
        options: ['ahead', 'behind'],
        hint: 'form.periodHint',
      },
    ],
  },
]

/** A form for a new one: every month from today. */
export function newRecurring({ format }: About<RecurringChoices>): Record<string, string> {
  const firstDate = format.dateOfInstant(new Date().toISOString())
  const usual = { every: '1', unit: 'month', end: 'never', mode: 'draft', period: 'ahead' }
  return { ...usual, firstDate }
}

function invoicesOf({ t, format, extra }: About<RecurringChoices>) {
  return [
    { value: '', label: t('form.noInvoice') },
    ...extra.invoices.map(({ id, number, customerName, total, currency }) => ({
      value: id,
      label: [number ?? t('form.draft'), customerName, format.money(total, currency)].join(' · '),
    })),
  ]
}
