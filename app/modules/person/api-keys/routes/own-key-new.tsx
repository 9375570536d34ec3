import { useActionData, useLoaderData } from '@remix-run/react'
import { passActionHeaders } from '#app/modules/person/entry/index.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useSession } from '#app/shell/page-context.tsx'
import { headOf } from '#app/shell/page-meta.ts'
import { isAllowed, type Permission } from '#contract/core/roles.ts'
import { NewKeyPage } from '../components/new-key-page.tsx'
import { loadNewKey, makeKey } from '../key-actions.server.ts'

export function loader(args: Args) {
  return loadNewKey(args)
}

export async function action(args: Args) {
  return makeKey(args, null)
}

export default function OwnKeyNewRoute() {
  const { firms } = useSession()
  const can = (one: Permission) => firms.some((firm) => isAllowed(firm, one))
  const { initial } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <NewKeyPage firmId={null} can={can} initial={initial} answer={answer} />
}

export const meta = headOf
export const headers = passActionHeaders
