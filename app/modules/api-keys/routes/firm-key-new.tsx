import { useActionData } from '@remix-run/react'
import { passActionHeaders } from '#app/modules/entry/index.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { KeyForm } from '../components/key-form.tsx'
import { MadeKey } from '../components/made-key.tsx'
import { makeKey } from '../key-actions.server.ts'
import { keysPath } from '../paths.ts'

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  return { head: pageMeta(args, { title: t('api-keys')('new.title') }) }
}

export async function action(args: Args) {
  const { firm } = await requireFirm(args)
  return makeKey(args, firm.firmId)
}

export default function FirmKeyNewRoute() {
  const answer = useActionData<typeof action>()
  const t = useT('api-keys')
  const { firm, can } = useFirm()
  const back = keysPath(firm.firmId)
  return (
    <>
      <PageHead
        title={t('new.title')}
        sentence={t('list.ofFirm')}
        crumb={{ href: back, label: t('list.title') }}
      />
      {answer?.made ? (
        <MadeKey made={answer.made} href={back} />
      ) : (
        <KeyForm refusal={answer?.refusal} cancelHref={back} can={can} />
      )}
    </>
  )
}

export const meta = headOf
export const headers = passActionHeaders
