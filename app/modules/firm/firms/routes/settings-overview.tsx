import { useLoaderData } from '@remix-run/react'
import { Island } from '#app/islands/island.tsx'
import { pickPlural, pickTexts } from '#app/islands/texts.ts'
import type { Args } from '#app/shell/load-context.ts'
import { settingsGroups } from '#app/shell/module-info.ts'
import { useFirm, usePage, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { listSettings } from '#app/shell/settings/settings.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import SettingsFinder from '../islands/settings-finder.island.tsx'
import { settingsPath } from '../paths.ts'

export async function loader(args: Args) {
  await requireFirm(args)
  const { t } = await getVisit(args)
  const q = (new URL(args.request.url).searchParams.get('q') ?? '').trim().slice(0, 100)
  return { head: pageMeta(args, { title: t('firms')('settings.title') }), q }
}

export default function SettingsOverview() {
  const { q } = useLoaderData<typeof loader>()
  const t = useT('firms')
  const tList = useT('list')
  const tShell = useT('shell')
  const { texts, language } = usePage()
  const access = useFirm()
  const settings = listSettings(access, texts)
  const groups = settingsGroups.map((id) => ({
    id,
    name: tShell(`settings.group.${id}`),
    places: settings.filter(({ group }) => group === id),
  }))
  const { 'settings.none': none, 'settings.noneWords': noneWords } = pickTexts(t, [
    'settings.none',
    'settings.noneWords',
  ])
  return (
    <>
      <PageHead title={t('settings.title')} sentence={t('settings.overview')} />
      <Island
        of={SettingsFinder}
        when="load"
        props={{
          path: settingsPath(access.firm.firmId),
          q,
          groups: groups.filter(({ places }) => places.length > 0),
          language,
          texts: {
            label: t('settings.search'),
            submit: tList('search'),
            none,
            noneWords,
            found: pickPlural(t, 'settings.found', language),
          },
        }}
      />
    </>
  )
}

export const meta = headOf
