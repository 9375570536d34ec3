import { FormField, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Button,
  MoneyInput,
  type Option,
  Row,
  RowsTable,
  Rules,
  RulesCell,
  TableScroller,
} from '#app/ui/index.ts'
import { type ChangedPrice, PriceRounding } from '#contract/catalogue/price-changes.ts'

type PriceChangeFormProps = {
  categories: readonly Option[]
  lists: readonly Option[]
  today: string
  refusal: Refusal | undefined
  /** What the form as it was sent would do. */
  preview: { rows: ChangedPrice[]; values: TypedTree } | undefined
}

const formId = 'price-change'
/** As many prices are shown before they are changed. */
const shown = 200

/** Which prices change, by how much and from when; what they would be is shown first. */
export function PriceChangeForm(props: PriceChangeFormProps) {
  const { categories, lists, today, refusal, preview } = props
  const t = useT('price-lists')
  const names = ['categoryId', 'listId', 'percent', 'rounding', 'date'] as const
  const labels = Object.fromEntries(names.map((name) => [name, t(`change.field.${name}`)]))
  const begun = { categoryId: '', listId: '', percent: '', rounding: 'cent', date: today }
  return (
    <PageForm id={formId} refusal={refusal} initial={preview?.values ?? begun} labels={labels}>
      <FormSection title={t('change.what')} words={t('change.whatWords')}>
        <SelectField name="listId" options={[{ value: '', label: t('change.own') }, ...lists]} />
        <SelectField
          name="categoryId"
          options={[{ value: '', label: t('change.all') }, ...categories]}
        />
        <FormField name="percent">
          {(control) => <MoneyInput {...control} maxLength={10} />}
        </FormField>
        <SelectField
          name="rounding"
          options={PriceRounding.options.map((value) => ({
            value,
            label: t(`change.rounding.${value}`),
          }))}
        />
        <TextField name="date" type="date" />
        <Row>
          <Button kind={preview ? 'default' : 'primary'} name="intent" value="preview">
            {t('change.preview')}
          </Button>
          {preview && (
            <Button kind="primary" name="intent" value="change">
              {t('change.submit', { count: preview.rows.length })}
            </Button>
          )}
        </Row>
      </FormSection>
      {preview && <Preview rows={preview.rows} />}
    </PageForm>
  )
}

function Preview({ rows }: { rows: readonly ChangedPrice[] }) {
  const t = useT('price-lists')
  const { number } = useFormat()
  const more = rows.length - shown
  return (
    <Rules>
      <RulesCell title={t('change.would', { count: rows.length })} isFlush>
        <TableScroller label={t('change.would', { count: rows.length })}>
          <RowsTable
            caption={t('change.would', { count: rows.length })}
            rows={rows.slice(0, shown)}
            keyOf={({ itemId, fromQuantity }) => `${itemId} ${fromQuantity}`}
            columns={[
              {
                head: t('row.prices.item'),
                cell: ({ name, sku }) => [sku, name].filter(Boolean).join(' '),
              },
              {
                head: t('row.prices.fromQuantity'),
                isNumber: true,
                cell: ({ fromQuantity }) => fromQuantity && number(fromQuantity),
              },
              { head: t('change.before'), isNumber: true, cell: ({ before }) => number(before) },
              {
                head: t('change.after'),
                isNumber: true,
                tone: 'strong',
                cell: ({ after }) => number(after),
              },
            ]}
          />
        </TableScroller>
        {more > 0 && <p>{t('change.more', { count: more })}</p>}
      </RulesCell>
    </Rules>
  )
}
