import { useActionData } from '@remix-run/react'
import { passActionHeaders } from '#app/modules/person/entry/index.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { AppForm } from '../components/app-form.tsx'
import { MadeApp } from '../components/made-app.tsx'
import { firmAppsPath } from '../paths.ts'
import { registerApp } from '../register.server.ts'

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  return { head: pageMeta(args, { title: t('apps')('form.title') }) }
}

export async function action(args: Args) {
  const { firm } = await requireFirm(args)
  return registerApp(args, firm.firmId)
}

export default function FirmAppNewRoute() {
  const answer = useActionData<typeof action>()
  const t = useT('apps')
  const back = firmAppsPath(useFirm().firm.firmId)
  return (
    <>
      <PageHead
        title={t('form.title')}
        sentence={t('firm.words')}
        crumb={{ href: back, label: t('firm.title') }}
      />
      {answer?.made ? (
        <MadeApp made={answer.made} href={back} />
      ) : (
        <AppForm refusal={answer?.refusal} cancelHref={back} />
      )}
    </>
  )
}

export const meta = headOf
export const headers = passActionHeaders
