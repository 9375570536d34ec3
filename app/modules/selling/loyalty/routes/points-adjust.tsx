import { useActionData, useLoaderData } from '@remix-run/react'
import { CustomerSelect, listCustomerChoices } from '#app/modules/firm/parties/index.ts'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
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

export const action = formAction({
  read: { decimals: ['points'] },
  schema: LoyaltyAdjustInput,
  more: ({ form }) => {
    const typed = textAt(form.data, 'points')
    return textAt(form.data, 'direction') === 'take' && typed !== '' && !typed.startsWith('-')
      ? { points: `-${typed}` }
      : {}
  },
  send: ({ call, firmId, form }, value) => call(loyaltyContract.adjust, { ...value, firmId }, form),
  done: ({ firmId, t }, result) => ({
    to: pointsOfPath(firmId, result.id),
    message: t('loyalty')('adjust.done'),
  }),
})

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
      <PageForm
        id={formId}
        refusal={refusal}
        initial={{ customerId: chosenId, direction: 'give' }}
        labels={labels}
        submit={t('adjust.submit')}
        cancelHref={back}
      >
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
      </PageForm>
    </>
  )
}

export const meta = headOf
