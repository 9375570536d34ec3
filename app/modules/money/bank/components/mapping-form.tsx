import { FormFields, SelectField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Cell, HeadCell, Row, Table, TableScroller } from '#app/ui/index.ts'
import { BankColumn, type BankImportTrial } from '#contract/money/bank.ts'

type MappingFormProps = { csv: NonNullable<BankImportTrial['csv']> }

/** Says which column of a CSV file is what; the next file with these heads is read the same way. */
export function MappingForm({ csv: { heads, sample, reading } }: MappingFormProps) {
  const { columns: chosen, decimalMark, dateOrder, outSign } = reading
  const t = useT('bank')
  const labels = {
    ...Object.fromEntries(
      BankColumn.options.map((field) => [`columns.${field}`, t(`column.${field}`)]),
    ),
    decimalMark: t('mapping.decimalMark'),
    dateOrder: t('mapping.dateOrder'),
    outSign: t('mapping.outSign'),
  }
  const columns = [
    { value: '', label: t('mapping.none') },
    ...heads.map((head, at) => ({ value: String(at), label: head || `#${at + 1}` })),
  ]
  const marks = ['comma', 'point'].map((value) => ({ value, label: t(`mapping.${value}`) }))
  const orders = ['day', 'month'].map((value) => ({ value, label: t(`mapping.${value}`) }))
  const outSigns = ['minus', 'plus'].map((value) => ({ value, label: t(`mapping.${value}`) }))
  return (
    <FormFields
      refusal={undefined}
      initial={{ columns: chosen, decimalMark, dateOrder, outSign }}
      labels={labels}
    >
      <form method="post">
        <FormSection title={t('mapping.title')} words={t('mapping.words')}>
          {BankColumn.options.map((field) => (
            <SelectField key={field} name={`columns.${field}`} options={columns} />
          ))}
          <SelectField name="decimalMark" options={marks} />
          <SelectField name="dateOrder" options={orders} />
          <SelectField name="outSign" options={outSigns} />
          <Row>
            <Button name="intent" value="read" icon="refresh-cw">
              {t('mapping.read')}
            </Button>
          </Row>
        </FormSection>
      </form>
      <TableScroller label={t('mapping.sample')}>
        <Table caption={t('mapping.sample')} isCaptionShown density="compact">
          <thead>
            <tr>
              {heads.map((head, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
                <HeadCell key={at}>{head}</HeadCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map((cells, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once and never reordered
              <tr key={at}>
                {heads.map((_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
                  <Cell key={column} tone="soft">
                    {cells[column] ?? ''}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </TableScroller>
    </FormFields>
  )
}
