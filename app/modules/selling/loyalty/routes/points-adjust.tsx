import { useActionData, useLoaderData } from '@remix-run/react'
import { CustomerSelect, listCustomerChoices } from '#app/modules/firm/parties/index.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormFields, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { FieldGrid, PageHead } from '#app/ui/index.ts'
import { LoyaltyAdjustInput, loyaltyContract } from '#contract/selling/loyalty.ts'
import { pointsOfPath, pointsPath } from '../paths.ts'

const formId = 'points-form'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { t } = await getVisit(args)
  const chosenId = new URL(args.request.url).searchParams.get('customer') ?? ''
  const { customers } = await listCustomerChoices(access, chosenId ? { chosenId } : {})
  return { head: pageMeta(args, { title: t('loyalty')('adjust.title') }), customers, chosenId }
}

export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request, { decimals: ['points'], locale })
  const typed = textAt(form.data, 'points')
  const isTaken = textAt(form.data, 'direction') === 'take'
  const more = isTaken && typed !== '' && !typed.startsWith('-') ? { points: `-${typed}` } : {}
  const { value, refusal } = parseForm(LoyaltyAdjustInput, form, more)
  if (refusal) return refuse(refusal)
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    call(loyaltyContract.adjust, { ...value, firmId }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, pointsOfPath(firmId, result.value.id), {
    type: 'success',
    message: t('loyalty')('adjust.done'),
  })
}

export default function PointsAdjustRoute() {
  const { customers, chosenId } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('loyalty')
  const { firm } = useFirm()
  const back = pointsPath(firm.firmId)
  const labels = {
    customerId: t('field.customer'),
    direction: t('adjust.direction'),
    points: t('field.points'),
    reason: t('adjust.reason'),
  }
  return (
    <>
      <PageHead title={t('adjust.title')} crumb={{ href: back, label: t('list.title') }} />
      <FormFields
        refusal={refusal}
        initial={{ customerId: chosenId, direction: 'give' }}
        labels={labels}
      >
        <form method="post" id={formId} noValidate>
          <FormNotices>
            <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
          </FormNotices>
          <IdempotencyField />
          <FormSection title={t('adjust.about')} words={t('adjust.words')}>
            <CustomerSelect name="customerId" customers={customers} />
            <FieldGrid>
              <SelectField
                name="direction"
                options={['give', 'take'].map((value) => ({ value, label: t(`adjust.${value}`) }))}
              />
              <TextField name="points" inputMode="numeric" maxLength={9} autoComplete="off" />
            </FieldGrid>
            <TextField name="reason" maxLength={200} />
          </FormSection>
          <FormFoot cancelHref={back} submit={t('adjust.submit')} />
        </form>
      </FormFields>
    </>
  )
}

export const meta = headOf
