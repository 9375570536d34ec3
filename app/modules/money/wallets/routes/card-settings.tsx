import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
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
export const action = formAction({
  schema: Schema,
  more: ({ form }) => {
    const years = textAt(form.data, 'years').trim()
    return { years: years === '' ? null : years }
  },
  send: ({ call, firmId, form }, value) =>
    call(giftCardSettingsContract.set, { ...value, firmId }, form),
  done: ({ firmId, t }) => ({
    to: cardSettingsPath(firmId),
    message: t('wallets')('settings.saved'),
  }),
})

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
      <PageForm
        id={formId}
        refusal={refusal}
        initial={{ years: years === null ? '' : String(years) }}
        labels={labels}
        submit={t('settings.save')}
        cancelHref={back}
      >
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
      </PageForm>
    </>
  )
}

export const meta = headOf
