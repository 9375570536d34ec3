import { useActionData, useLoaderData } from '@remix-run/react'
import { dashboardPath } from '#app/modules/firm/firms/index.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { attemptConfirmed } from '#app/shell/form/attempt-confirmed.server.ts'
import { ConfirmNotice } from '#app/shell/form/confirm-notice.tsx'
import { FormFields } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { type Firm, firmsContract } from '#contract/firm/firms.ts'
import { firmCopiesContract } from '#contract/reporting/firm-copies.ts'
import { copiesPath } from '../paths.ts'

const formId = 'copy-form'

function idsOf({ params }: Args, firmId: string) {
  return { firmId, copyId: params.copyId ?? '' }
}

/** An earlier state, before a firm is made of it. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const copy = await call(firmCopiesContract.get, idsOf(args, firm.firmId))
  return { head: pageMeta(args, { title: t('exports')('back.title') }), copy }
}

/** Makes a firm of it beside this one, for whoever showed who they are a moment ago. */
export async function action(args: Args) {
  const { call, stream, firm } = await requireFirm(args)
  const form = await readForm(args.request)
  const ids = idsOf(args, firm.firmId)
  const { at } = await call(firmCopiesContract.get, ids)
  const allowed = await attemptConfirmed(args, form, () =>
    call(firmCopiesContract.prepareFile, ids),
  )
  if (allowed.refusal) return refuse(allowed.refusal, allowed.status)
  const taken = await stream(firmCopiesContract.file, ids)
  const file = new File([await taken.arrayBuffer()], 'firm.zip', { type: 'application/zip' })
  const result = await attempt(form, () => call(firmsContract.createFromArchive, { file }))
  if (result.refusal) return refuse(result.refusal, result.status)
  const name = await nameByMoment(args, result.value, at)
  const message = (await getVisit(args)).t('exports')('back.done', { name })
  return redirectWithToast(args, dashboardPath(result.value.id), { type: 'success', message })
}

/** Says in the trade name of when the firm is, so that nobody takes it for the present one. */
async function nameByMoment(args: Args, made: Firm, at: string): Promise<string> {
  const { call } = upstream(args)
  const { dateTime } = await getFormat(args)
  const before = made.tradeName || made.legalName
  const tradeName = `${before.slice(0, 120)} (${dateTime(at)})`
  await call(firmsContract.update, { ...made, firmId: made.id, tradeName })
  return tradeName
}

export default function CopyRoute() {
  const { copy } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('exports')
  const { dateTime } = useFormat()
  const { firm } = useFirm()
  const path = copiesPath(firm.firmId)
  const labels = { file: t('bring.file') }
  return (
    <>
      <PageHead title={t('back.title')} crumb={{ href: path, label: t('copies.title') }} />
      <FormFields refusal={refusal} initial={{}} labels={labels}>
        <form method="post" id={formId} noValidate>
          <IdempotencyField />
          <FormNotices>
            {refusal?.confirm ? (
              <ConfirmNotice refusal={refusal} />
            ) : (
              <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
            )}
          </FormNotices>
          <FormSection title={t('back.state', { time: dateTime(copy.at) })} words={t('back.words')}>
            <p>{t('back.present')}</p>
            <p>{t('bring.words')}</p>
          </FormSection>
          <FormFoot cancelHref={path} submit={t('bring.submit')} />
        </form>
      </FormFields>
    </>
  )
}

export const meta = headOf
