import { useActionData, useLoaderData } from '@remix-run/react'
import { loadAllCentres } from '#app/modules/books/cost-centres/index.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormFields } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices } from '#app/shell/form/form-page.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
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

export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request, { decimals: ['float'], locale })
  const { value, refusal } = parseTill(TillRegisterInput, form, firm.baseCurrency)
  if (refusal) return refuse(refusal)
  const { idempotencyKey } = form
  const input = { ...value, firmId: firm.firmId }
  const result = await attempt(form, () =>
    call(tillRegistersContract.create, input, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, tillsPath(firm.firmId), {
    type: 'success',
    message: t('tills')('till.saved', { name: value.name }),
  })
}

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
      <FormFields refusal={refusal} initial={initial} labels={labels}>
        <form method="post" id={formId} noValidate>
          <FormNotices>
            <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
          </FormNotices>
          <IdempotencyField />
          <TillFields warehouses={warehouses} centres={centres} hasTerminals={hasTerminals} />
          <FormFoot cancelHref={back} submit={t('till.add')} />
        </form>
      </FormFields>
    </>
  )
}

export const meta = headOf
