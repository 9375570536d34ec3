import { useActionData } from '@remix-run/react'
import { passActionHeaders } from '#app/modules/entry/index.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useSession, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { isAllowed, type Permission } from '#contract/roles.ts'
import { KeyForm } from '../components/key-form.tsx'
import { MadeKey } from '../components/made-key.tsx'
import { makeKey } from '../key-actions.server.ts'
import { keysPath } from '../paths.ts'

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  return { head: pageMeta(args, { title: t('api-keys')('new.title') }) }
}

export async function action(args: Args) {
  return makeKey(args, null)
}

export default function OwnKeyNewRoute() {
  const answer = useActionData<typeof action>()
  const t = useT('api-keys')
  const { firms } = useSession()
  const can = (one: Permission) => firms.some((firm) => isAllowed(firm, one))
  const back = keysPath(null)
  return (
    <>
      <PageHead
        title={t('new.title')}
        sentence={t('list.own')}
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
