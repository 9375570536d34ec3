import { useActionData, useLoaderData } from '@remix-run/react'
import { loadAllCentres } from '#app/modules/books/cost-centres/index.ts'
import { typedFormAction } from '#app/shell/form/form-action.server.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { warehousesContract } from '#contract/stock/warehouses.ts'
import { tillRegistersContract } from '#contract/tills/till-calls.ts'
import { TillRegisterInput } from '#contract/tills/tills.ts'
import { TillFields, useTillLabels } from '../components/till-fields.tsx'
import { tillsPath } from '../paths.ts'
import { parseTill } from '../save-till.server.ts'

const formId = 'till-form'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId }
  const [{ rows: warehouses }, { rows, hasTerminals }, centres] = await Promise.all([
    call(warehousesContract.list, ids),
    call(tillRegistersContract.list, ids),
    loadAllCentres(access),
  ])
  const code = `K${rows.length + 1}`
  return {
    head: pageMeta(args, { title: t('tills')('till.new') }),
    warehouses,
    centres,
    code,
    hasTerminals,
  }
}

export const action = typedFormAction({
  read: { decimals: ['float'] },
  parse: ({ firm, form }) => parseTill(TillRegisterInput, form, firm.baseCurrency),
  send: ({ call, firmId, form }, value) =>
    call(tillRegistersContract.create, { ...value, firmId }, form),
  done: ({ firmId, t }, _result, value) => ({
    to: tillsPath(firmId),
    message: t('tills')('till.saved', { name: value.name }),
  }),
})

export default function TillNewRoute() {
  const { warehouses, centres, code, hasTerminals } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('tills')
  const labels = useTillLabels()
  const { firm } = useFirm()
  const back = tillsPath(firm.firmId)
  const initial = { code, priceMode: 'gross', warehouseId: warehouses[0]?.id ?? '' }
  return (
    <>
      <PageHead title={t('till.new')} crumb={{ href: back, label: t('till.title') }} />
      <PageForm
        id={formId}
        refusal={refusal}
        initial={initial}
        labels={labels}
        submit={t('till.add')}
        cancelHref={back}
      >
        <TillFields warehouses={warehouses} centres={centres} hasTerminals={hasTerminals} />
      </PageForm>
    </>
  )
}

export const meta = headOf
