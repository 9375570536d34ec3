import { useActionData, useLoaderData } from '@remix-run/react'
import { typedFormAction } from '#app/shell/form/form-action.server.ts'
import { parseForm } from '#app/shell/form/parse-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import type { DescribedSection } from '#app/shell/register/described-form.tsx'
import { withoutEmptyRows } from '#app/shell/register/described-values.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { weekdayChoices } from '#app/shell/weekday-choices.ts'
import { wholeNumber } from '#contract/core/fields.ts'
import {
  holidayRules,
  maxOpeningSpans,
  maxSpecialDays,
  SiteHours,
  siteSettingsContract,
} from '#contract/website/site-settings.ts'
import { SettingsForm } from '../components/settings-form.tsx'
import { openingHoursPath } from '../paths.ts'

const Sent = SiteHours.extend({ version: wholeNumber({ minimum: 0 }) })

const sections: DescribedSection[] = [
  {
    title: 'hours.week',
    words: 'hours.weekWords',
    fields: [
      {
        name: 'week',
        kind: 'rows',
        maxRows: maxOpeningSpans,
        fields: [
          { name: 'day', kind: 'select', options: weekdayChoices },
          { name: 'from', kind: 'text', type: 'time', isHalf: true },
          { name: 'to', kind: 'text', type: 'time', isHalf: true },
        ],
      },
    ],
  },
  {
    title: 'hours.days',
    words: 'hours.daysWords',
    fields: [
      {
        name: 'holidays',
        kind: 'select',
        options: ({ t }) =>
          holidayRules.map((value) => ({ value, label: t(`holidayRule.${value}`) })),
      },
      {
        name: 'days',
        kind: 'rows',
        isOptional: true,
        maxRows: maxSpecialDays,
        fields: [
          { name: 'date', kind: 'date', isHalf: true },
          { name: 'untilDate', kind: 'date', isHalf: true, isOptional: true },
          { name: 'name', kind: 'text', maxLength: 80, isOptional: true },
          { name: 'from', kind: 'text', type: 'time', isHalf: true, isOptional: true },
          { name: 'to', kind: 'text', type: 'time', isHalf: true, isOptional: true },
        ],
      },
    ],
  },
]

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { hours, version } = await call(siteSettingsContract.get, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('site-settings')('hours.title') }), hours, version }
}

export const action = typedFormAction({
  parse: ({ form }) => parseForm(Sent, withoutEmptyRows(form, ['week', 'days'], ['day'])),
  send: ({ call, firmId }, value) => call(siteSettingsContract.saveHours, { ...value, firmId }),
  done: ({ firmId, t }) => ({ to: openingHoursPath(firmId), message: t('site-settings')('saved') }),
})

export default function OpeningHoursRoute() {
  const { hours, version } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('site-settings')
  return (
    <SettingsForm
      id="opening-hours"
      title={t('hours.title')}
      sentence={t('hours.sentence')}
      sections={sections}
      stored={hours}
      version={version}
      refusal={refusal}
    />
  )
}

export const meta = headOf
