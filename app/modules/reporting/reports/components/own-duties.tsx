import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { FormField, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, FieldGrid, RowsTable, TextInput } from '#app/ui/index.ts'
import { type OwnTaxDuty, OwnTaxDutyInput } from '#contract/reporting/tax-duties.ts'
import { taxReturnsPath } from '../paths.ts'

/** What else the firm files. */
export function OwnDutyTable({ own }: { own: readonly OwnTaxDuty[] }) {
  const t = useT('reports')
  const { can } = useFirm()
  if (own.length === 0) return null
  return (
    <RowsTable
      caption={t('duties.own')}
      isStacked
      rows={own}
      keyOf={({ id }) => id}
      columns={[
        { head: t('duties.name'), place: 'name', cell: ({ name }) => name },
        {
          head: t('duties.months'),
          place: 'secondDetail',
          cell: ({ months }) => t(`duties.period.${months}`),
        },
        {
          head: t('returns.due'),
          tone: 'soft',
          place: 'detail',
          cell: ({ monthsAfter, day }) => t('duties.rule', { day, count: monthsAfter }),
        },
        {
          head: t('returns.next'),
          place: 'below',
          cell: ({ id, name }) =>
            can('tax:delete') && (
              <>
                <Button
                  size="s"
                  opens={`remove-${id}`}
                  aria-label={`${t('duties.remove')}: ${name}`}
                >
                  {t('duties.remove')}
                </Button>
                <AskDialog
                  id={`remove-${id}`}
                  title={t('duties.removeAsk', { name })}
                  words={t('duties.removeWords')}
                  intent="remove"
                  submit={t('duties.remove')}
                  keep={t('duties.removeKeep')}
                >
                  <input type="hidden" name="id" value={id} />
                </AskDialog>
              </>
            ),
        },
      ]}
    />
  )
}

const formId = 'own-duty'

/** Adds one. */
export function OwnDutyForm({ refusal }: { refusal: Refusal | undefined }) {
  const t = useT('reports')
  const { firm } = useFirm()
  const labels = {
    name: t('duties.name'),
    months: t('duties.months'),
    monthsAfter: t('duties.monthsAfter'),
    day: t('duties.day'),
  }
  const initial = { months: '3', monthsAfter: '1', day: '20' }
  const { options } = OwnTaxDutyInput.shape.months
  return (
    <PageForm id={formId} refusal={refusal} initial={initial} labels={labels}>
      <input type="hidden" name="intent" value="add" />
      <FormSection title={t('duties.own')} words={t('duties.ownWords')}>
        <FieldGrid>
          <TextField name="name" maxLength={80} />
          <SelectField
            name="months"
            options={options.map((value) => ({ value, label: t(`duties.period.${value}`) }))}
          />
        </FieldGrid>
        <FieldGrid>
          <FormField name="monthsAfter" hint={t('duties.monthsAfterHint')}>
            {(control) => <TextInput {...control} inputMode="numeric" maxLength={2} />}
          </FormField>
          <FormField name="day" hint={t('duties.dayHint')}>
            {(control) => <TextInput {...control} inputMode="numeric" maxLength={2} />}
          </FormField>
        </FieldGrid>
      </FormSection>
      <FormFoot cancelHref={taxReturnsPath(firm.firmId)} submit={t('duties.add')} isBelow />
    </PageForm>
  )
}
