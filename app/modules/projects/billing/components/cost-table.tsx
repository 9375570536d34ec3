import { useFormField, useFormList } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, Checkbox, FieldNote, HeadCell, NumberCell, Table } from '#app/ui/index.ts'
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
      <Table caption={t('bill.costs')} withoutPad density="compact">
        <thead>
          <tr>
            <HeadCell>{t('bill.take')}</HeadCell>
            <HeadCell>{t('bill.payee')}</HeadCell>
            <HeadCell isNumber>{t('bill.net')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {costs.map((cost) => (
            <tr key={cost.id}>
              <Cell>
                <Checkbox name="costLineIds" value={cost.id} defaultChecked={chosen.has(cost.id)}>
                  {date(cost.date, 'short')}
                </Checkbox>
              </Cell>
              <Cell>{[cost.payee, cost.note].filter((words) => words !== '').join(', ')}</Cell>
              <NumberCell>{money(cost.net, cost.currency)}</NumberCell>
            </tr>
          ))}
        </tbody>
      </Table>
    </FormSection>
  )
}
