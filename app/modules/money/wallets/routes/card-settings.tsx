import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormFields, TextField } from '#app/shell/form/form-fields.tsx'
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
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { Version } from '#contract/core/fields.ts'
import {
  GiftCardSettingsInput,
  giftCardSettingsContract,
} from '#contract/money/gift-card-settings.ts'
import { cardSettingsPath, walletsPath } from '../paths.ts'

const formId = 'card-settings-form'
const Schema = GiftCardSettingsInput.extend({ version: Version })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const settings = await call(giftCardSettingsContract.get, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('wallets')('settings.title') }), settings }
}

/** Sets how long cards hold that are sold from now on. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const [{ t }, form] = await Promise.all([getVisit(args), readForm(args.request)])
  const years = textAt(form.data, 'years').trim()
  const { value, refusal } = parseForm(Schema, form, { years: years === '' ? null : years })
  if (refusal) return refuse(refusal)
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    call(giftCardSettingsContract.set, { ...value, firmId }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, cardSettingsPath(firmId), {
    type: 'success',
    message: t('wallets')('settings.saved'),
  })
}

export default function CardSettingsRoute() {
  const { settings } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('wallets')
  const { firm } = useFirm()
  const { years, leastYears: count } = settings
  const labels = { years: t('settings.years') }
  const back = walletsPath(firm.firmId)
  return (
    <>
      <PageHead
        title={t('settings.title')}
        sentence={t('settings.sentence')}
        crumb={{ href: back, label: t('list.title') }}
      />
      <FormFields
        refusal={refusal}
        initial={{ years: years === null ? '' : String(years) }}
        labels={labels}
      >
        <form method="post" id={formId} noValidate>
          <FormNotices>
            <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
          </FormNotices>
          <IdempotencyField />
          <input type="hidden" name="version" value={settings.version} />
          <FormSection title={t('settings.about')} words={t('settings.words')}>
            <TextField
              name="years"
              isOptional
              inputMode="numeric"
              maxLength={2}
              hint={count > 0 ? t('settings.least', { count }) : t('settings.free')}
            />
          </FormSection>
          <FormFoot cancelHref={back} submit={t('settings.save')} />
        </form>
      </FormFields>
    </>
  )
}

export const meta = headOf
