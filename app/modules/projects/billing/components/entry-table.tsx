import { formatHours } from '#app/modules/projects/projects/index.ts'
import { SelectField, useFormField, useFormList } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Band,
  Cell,
  Checkbox,
  FieldNote,
  HeadCell,
  NumberCell,
  Table,
  TableScroller,
} from '#app/ui/index.ts'
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
        <Table caption={t('bill.time')} withoutPad density="compact">
          <thead>
            <tr>
              <HeadCell>{t('bill.take')}</HeadCell>
              <HeadCell>{t('bill.person')}</HeadCell>
              <HeadCell>{t('bill.note')}</HeadCell>
              <HeadCell isNumber>{t('bill.hours')}</HeadCell>
              <HeadCell isNumber>{t('bill.rate')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ id, date, personName, task, note, seconds, hourly }) => (
              <tr key={id}>
                <Cell>
                  <Checkbox
                    name="entryIds"
                    value={id}
                    defaultChecked={chosen.has(id)}
                    disabled={hourly === null}
                  >
                    {format.date(date, 'short')}
                  </Checkbox>
                </Cell>
                <Cell>{personName}</Cell>
                <Cell tone="soft">{[task, note].filter((words) => words !== '').join(': ')}</Cell>
                <NumberCell>{formatHours(seconds)}</NumberCell>
                <NumberCell tone={hourly === null ? 'warn' : 'soft'}>
                  {hourly === null ? t('bill.noRate') : format.number(hourly)}
                </NumberCell>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableScroller>
    </FormSection>
  )
}
