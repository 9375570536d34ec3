import { useFormField, useFormList } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Checkbox, FieldNote, RowsTable } from '#app/ui/index.ts'
import type { UnbilledWork } from '#contract/projects/project-billing.ts'

/** Expenses and bills that the customer pays. */
export function CostTable({ costs }: { costs: UnbilledWork['costs'] }) {
  const t = useT('billing')
  const { date, money } = useFormat()
  const { error } = useFormField('costLineIds')
  const chosen = new Set(useFormList('costLineIds'))
  return (
    <FormSection title={t('bill.costs')} words={t('bill.costsWords')}>
      {error && <FieldNote id="costLineIds" error={error} />}
      <RowsTable
        caption={t('bill.costs')}
        withoutPad
        density="compact"
        rows={costs}
        keyOf={(cost) => cost.id}
        columns={[
          {
            head: t('bill.take'),
            cell: (cost) => (
              <Checkbox name="costLineIds" value={cost.id} defaultChecked={chosen.has(cost.id)}>
                {date(cost.date, 'short')}
              </Checkbox>
            ),
          },
          {
            head: t('bill.payee'),
            cell: (cost) => [cost.payee, cost.note].filter((words) => words !== '').join(', '),
          },
          { head: t('bill.net'), isNumber: true, cell: (cost) => money(cost.net, cost.currency) },
        ]}
      />
    </FormSection>
  )
}
