import { formatHours } from '#app/modules/projects/projects/index.ts'
import { SelectField, useFormField, useFormList } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, Checkbox, FieldNote, RowsTable, TableScroller } from '#app/ui/index.ts'
import { lineGroupings, type UnbilledWork } from '#contract/projects/project-billing.ts'

/** Time to invoice, each entry with a box, and how it becomes lines. */
export function EntryTable({ work }: { work: UnbilledWork }) {
  const t = useT('billing')
  const format = useFormat()
  const { error } = useFormField('entryIds')
  const chosen = new Set(useFormList('entryIds'))
  const { entries, unpricedSeconds, timeAmount, currency } = work
  return (
    <FormSection
      title={t('bill.time')}
      words={t('bill.timeWords', { amount: format.money(timeAmount, currency) })}
    >
      {unpricedSeconds > 0 && (
        <Band tone="warn" title={t('bill.unpriced', { hours: formatHours(unpricedSeconds) })}>
          {t('bill.unpricedWords')}
        </Band>
      )}
      <SelectField
        name="grouping"
        options={lineGroupings.map((value) => ({ value, label: t(`grouping.${value}`) }))}
      />
      {error && <FieldNote id="entryIds" error={error} />}
      <TableScroller label={t('bill.time')}>
        <RowsTable
          caption={t('bill.time')}
          withoutPad
          density="compact"
          rows={entries}
          keyOf={({ id }) => id}
          columns={[
            {
              head: t('bill.take'),
              cell: ({ id, date, hourly }) => (
                <Checkbox
                  name="entryIds"
                  value={id}
                  defaultChecked={chosen.has(id)}
                  disabled={hourly === null}
                >
                  {format.date(date, 'short')}
                </Checkbox>
              ),
            },
            { head: t('bill.person'), cell: ({ personName }) => personName },
            {
              head: t('bill.note'),
              tone: 'soft',
              cell: ({ task, note }) => [task, note].filter((words) => words !== '').join(': '),
            },
            { head: t('bill.hours'), isNumber: true, cell: ({ seconds }) => formatHours(seconds) },
            {
              head: t('bill.rate'),
              isNumber: true,
              tone: ({ hourly }) => (hourly === null ? 'warn' : 'soft'),
              cell: ({ hourly }) =>
                hourly === null ? t('bill.noRate') : format.price(hourly, currency),
            },
            {
              head: t('bill.net'),
              isNumber: true,
              cell: ({ amount }) => amount !== null && format.money(amount, currency),
            },
          ]}
        />
      </TableScroller>
    </FormSection>
  )
}
