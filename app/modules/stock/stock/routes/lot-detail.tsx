import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { FormField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { DateInput, FactList, PageHead, Rules, RulesCell } from '#app/ui/index.ts'
import { StockLotInput, stockLotsContract } from '#contract/stock/stock-lots.ts'
import { LotMoves } from '../components/lot-moves.tsx'
import { lotPath, lotsPath, stockItemPath } from '../paths.ts'

const formId = 'lot-form'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const stockLotId = requireIdParam(args, 'stockLotId')
  const { firmId } = access.firm
  const [lot, panels] = await Promise.all([
    access.call(stockLotsContract.get, { firmId, stockLotId }),
    loadPanels(access, 'stockLot', stockLotId),
  ])
  return { head: pageMeta(args, { title: lot.code }), lot, panels }
}

/** Puts the code or the date right. */
export const action = formAction({
  schema: StockLotInput,
  send: ({ call, firmId, id }, value) =>
    call(stockLotsContract.update, { ...value, firmId, stockLotId: id('stockLotId') }),
  done: ({ firmId, id, t }) => ({
    to: lotPath(firmId, id('stockLotId')),
    message: t('stock')('warehouses.done'),
  }),
})

export default function LotDetailRoute() {
  const { lot, panels } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('stock')
  const { date, number } = useFormat()
  const { firm, can } = useFirm()
  const { code, expires, itemId, itemName, sku, unit, tracking, places } = lot
  const labels = { code: t('lots.code'), expires: t('lots.expires') }
  const where = places.map(({ warehouse, onHand }) => `${warehouse} ${number(onHand)} ${unit}`)
  const facts = [
    {
      term: t('field.item'),
      value: (
        <a href={stockItemPath(firm.firmId, itemId)}>{[sku, itemName].filter(Boolean).join(' ')}</a>
      ),
    },
    { term: t('lots.expires'), value: expires ? date(expires, 'long') : '' },
    { term: t('field.onHand'), value: `${number(lot.onHand)} ${unit}` },
    { term: t('list.places'), value: where.join(' · ') },
  ]
  return (
    <>
      <PageHead
        title={code}
        sentence={t(`lots.kind.${tracking}`)}
        crumb={{ href: lotsPath(firm.firmId), label: t('lots.list.title') }}
      />
      <Rules>
        <RulesCell title={t('detail.facts')}>
          <FactList facts={facts.filter(({ value }) => value !== '')} />
        </RulesCell>
        <RulesCell title={t('lots.way')} isFlush>
          <LotMoves lot={lot} />
        </RulesCell>
      </Rules>
      {can('stock:edit') && (
        <PageForm
          id={formId}
          refusal={refusal}
          initial={{ code, expires }}
          labels={labels}
          submit={t('item.keep')}
          cancelHref={lotsPath(firm.firmId)}
        >
          <FormSection title={t('lots.putRight')} words={t('lots.putRightWords')}>
            <TextField name="code" maxLength={60} />
            <FormField name="expires" isOptional>
              {(control) => <DateInput {...control} />}
            </FormField>
          </FormSection>
        </PageForm>
      )}
      <RecordPanels of={panels} />
    </>
  )
}

export const meta = headOf
