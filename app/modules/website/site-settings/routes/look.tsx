import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import type { DescribedSection } from '#app/shell/register/described-form.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { wholeNumber } from '#contract/core/fields.ts'
import { siteSettingsContract } from '#contract/website/site-settings.ts'
import { siteCorners, siteFonts, siteLooks, ThemeChoice } from '#contract/website/theme-choice.ts'
import { SettingsForm } from '../components/settings-form.tsx'
import { siteLookPath } from '../paths.ts'

const sections: DescribedSection[] = [
  {
    title: 'look.colours',
    words: 'look.coloursWords',
    fields: [
      { name: 'accent', kind: 'text', type: 'color' },
      {
        name: 'paper',
        kind: 'text',
        maxLength: 7,
        isOptional: true,
        isHalf: true,
        hint: 'look.paperHint',
      },
      {
        name: 'ink',
        kind: 'text',
        maxLength: 7,
        isOptional: true,
        isHalf: true,
        hint: 'look.inkHint',
      },
      { name: 'looks', kind: 'choice', choices: 'looks', options: siteLooks },
    ],
  },
  {
    title: 'look.type',
    fields: [
      { name: 'font', kind: 'choice', choices: 'fonts', options: siteFonts },
      { name: 'corners', kind: 'choice', choices: 'corners', options: siteCorners },
    ],
  },
]

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { theme, version } = await call(siteSettingsContract.get, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('site-settings')('look.title') }), theme, version }
}

export const action = formAction({
  schema: ThemeChoice.extend({ version: wholeNumber({ minimum: 0 }) }),
  send: ({ call, firmId }, value) => call(siteSettingsContract.saveLook, { ...value, firmId }),
  done: ({ firmId, t }) => ({ to: siteLookPath(firmId), message: t('site-settings')('saved') }),
})

export default function SiteLookRoute() {
  const { theme, version } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('site-settings')
  return (
    <SettingsForm
      id="site-look"
      title={t('look.title')}
      sentence={t('look.sentence')}
      sections={sections}
      stored={theme}
      version={version}
      refusal={refusal}
    />
  )
}

export const meta = headOf
