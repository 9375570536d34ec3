import { useActionData, useLoaderData } from '@remix-run/react'
import { loadAllCentres } from '#app/modules/books/cost-centres/index.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormFields } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices } from '#app/shell/form/form-page.tsx'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { Button, LinkButton, PageHead } from '#app/ui/index.ts'
import { Version } from '#contract/core/fields.ts'
import { warehousesContract } from '#contract/stock/warehouses.ts'
import { tillRegistersContract } from '#contract/tills/till-calls.ts'
import { TillRegisterInput } from '#contract/tills/tills.ts'
import { TillFields, useTillLabels } from '../components/till-fields.tsx'
import { favouritesPath, tillsPath } from '../paths.ts'
import { parseTill } from '../save-till.server.ts'

const formId = 'till-form'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const ids = { firmId: firm.firmId, tillId: requireIdParam(args, 'tillId') }
  const [{ rows: warehouses }, till, { hasTerminals }, format, panels, centres] = await Promise.all(
    [
      call(warehousesContract.list, ids),
      call(tillRegistersContract.get, ids),
      call(tillRegistersContract.list, ids),
      getFormat(args),
      loadPanels(access, 'tillRegister', ids.tillId),
      loadAllCentres(access),
    ],
  )
  const { name, code, warehouseId, priceMode, footer, float, costCentreId, terminalReader } = till
  const amount = format.amountInput(float, till.currency)
  const own = { name, code, warehouseId, priceMode, footer, costCentreId, terminalReader }
  const initial = { ...own, float: amount }
  const head = pageMeta(args, { title: name })
  return { head, warehouses, centres, till, initial, panels, hasTerminals }
}

/** Saves a till, or takes it out of use and back. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const ids = { firmId: firm.firmId, tillId: requireIdParam(args, 'tillId') }
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request, { decimals: ['float'], locale })
  const { intent } = form
  const done = async (work: () => Promise<{ name: string }>) => {
    const result = await attempt(form, work)
    if (result.refusal) return refuse(result.refusal, result.status)
    return redirectWithToast(args, tillsPath(firm.firmId), {
      type: 'success',
      message: t('tills')('till.saved', { name: result.value.name }),
    })
  }
  if (intent === 'archive') return done(() => call(tillRegistersContract.archive, ids))
  if (intent === 'restore') return done(() => call(tillRegistersContract.restore, ids))
  const schema = TillRegisterInput.extend({ version: Version })
  const { value, refusal } = parseTill(schema, form, firm.baseCurrency)
  if (refusal) return refuse(refusal)
  return done(() => call(tillRegistersContract.update, { ...value, ...ids }))
}

export default function TillEditRoute() {
  const { warehouses, centres, till, initial, panels, hasTerminals } =
    useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('tills')
  const labels = useTillLabels()
  const { firm } = useFirm()
  const back = tillsPath(firm.firmId)
  const other = till.isArchived ? 'restore' : 'archive'
  return (
    <>
      <PageHead title={till.name} crumb={{ href: back, label: t('till.title') }} />
      <FormFields refusal={refusal} initial={initial} labels={labels}>
        <form method="post" id={formId} noValidate>
          {/* The first button of a form is the one that the Enter key presses. */}
          <button type="submit" hidden tabIndex={-1}>
            {t('till.save')}
          </button>
          <FormNotices>
            <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
          </FormNotices>
          <input type="hidden" name="version" value={till.version} />
          <TillFields
            warehouses={warehouses}
            centres={centres}
            kept={till.costCentreId}
            hasTerminals={hasTerminals}
          />
          <FormFoot cancelHref={back} submit={t('till.save')}>
            <LinkButton kind="ghost" href={favouritesPath(firm.firmId, till.id)}>
              {t('favourites.choose')}
            </LinkButton>
            <Button kind="ghost" name="intent" value={other}>
              {t(`till.${other}`)}
            </Button>
          </FormFoot>
        </form>
      </FormFields>
      <RecordPanels of={panels} />
    </>
  )
}

export const meta = headOf
