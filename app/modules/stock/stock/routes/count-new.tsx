import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { FormField, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { Checkbox, DateInput, FieldGrid, PageHead } from '#app/ui/index.ts'
import { CountScope, StockCountInput, stockCountsContract } from '#contract/stock/stock-counts.ts'
import { loadStockChoices } from '../choices.ts'
import { countPath, countsPath } from '../paths.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const [{ t }, { timeZone }] = await Promise.all([getVisit(args), getFormat(args)])
  const { warehouses } = await loadStockChoices(access)
  const places = warehouses.filter(({ isArchived }) => !isArchived)
  const initial = {
    date: todayIn(timeZone),
    warehouseId: places[0]?.id ?? '',
    scope: 'present',
    howMany: '20',
    isBlind: '1',
    note: '',
  }
  const options = places.map(({ id, name }) => ({ value: id, label: name }))
  return { head: pageMeta(args, { title: t('stock')('counts.new') }), initial, options }
}

/** Begins a count. */
export const action = formAction({
  schema: StockCountInput,
  more: ({ form }) => ({ isBlind: textAt(form.data, 'isBlind') === '1' }),
  send: ({ call, firmId, form }, value) =>
    call(stockCountsContract.create, { ...value, firmId }, form),
  done: ({ firmId, t }, { id, number }) => ({
    to: countPath(firmId, id),
    message: t('stock')('counts.begun', { number }),
  }),
})

export default function CountNewRoute() {
  const { initial, options } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('stock')
  const { firm } = useFirm()
  const labels = {
    date: t('field.date'),
    warehouseId: t('field.warehouse'),
    scope: t('counts.field.scope'),
    howMany: t('counts.field.howMany'),
    isBlind: t('counts.field.isBlind'),
    note: t('field.note'),
  }
  const back = countsPath(firm.firmId)
  return (
    <>
      <PageHead title={t('counts.new')} crumb={{ href: back, label: t('counts.list.title') }} />
      <PageForm
        id="count-form"
        refusal={refusal}
        initial={initial}
        labels={labels}
        submit={t('counts.begin')}
        cancelHref={back}
      >
        <FormSection title={t('counts.what')} words={t('counts.whatWords')}>
          <FieldGrid>
            <FormField name="date" hint={t('counts.dateHint')}>
              {(control) => <DateInput {...control} />}
            </FormField>
            <SelectField name="warehouseId" options={options} />
          </FieldGrid>
          <FieldGrid>
            <SelectField
              name="scope"
              options={CountScope.options.map((value) => ({
                value,
                label: t(`countScope.${value}`),
              }))}
            />
            <TextField
              name="howMany"
              inputMode="numeric"
              maxLength={3}
              hint={t('counts.howManyHint')}
            />
          </FieldGrid>
          <Checkbox
            name="isBlind"
            value="1"
            defaultChecked={textAt(refusal?.values ?? initial, 'isBlind') === '1'}
          >
            {labels.isBlind}
          </Checkbox>
          <TextField name="note" maxLength={500} isOptional />
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf
