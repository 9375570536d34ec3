import { useLoaderData } from '@remix-run/react'
import { SettingsHead } from '#app/modules/firm/firms/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { LinkButton } from '#app/ui/index.ts'
import { appsContract } from '#contract/person/apps.ts'
import { AppTable } from '../components/app-table.tsx'
import { GrantTable } from '../components/grant-table.tsx'
import { changeFirmApps } from '../grant-actions.server.ts'
import { firmAppsPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { apps, grants } = await call(appsContract.list, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('apps')('firm.title') }), apps, grants }
}

export async function action(args: Args) {
  const { firm } = await requireFirm(args)
  return changeFirmApps(args, firm.firmId)
}

export default function FirmAppsRoute() {
  const { apps, grants } = useLoaderData<typeof loader>()
  const t = useT('apps')
  const { firm } = useFirm()
  return (
    <>
      <SettingsHead
        sentence={t('firm.words')}
        actions={
          <LinkButton kind="primary" icon="plus" href={`${firmAppsPath(firm.firmId)}/new`}>
            {t('firm.new')}
          </LinkButton>
        }
      />
      <GrantTable rows={grants} firmId={firm.firmId} />
      <AppTable apps={apps} />
    </>
  )
}

export const meta = headOf
