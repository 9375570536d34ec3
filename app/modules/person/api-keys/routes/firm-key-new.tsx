import { useActionData, useLoaderData } from '@remix-run/react'
import { passActionHeaders } from '#app/modules/person/entry/index.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm } from '#app/shell/page-context.tsx'
import { headOf } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { NewKeyPage } from '../components/new-key-page.tsx'
import { loadNewKey, makeKey } from '../key-actions.server.ts'

export function loader(args: Args) {
  return loadNewKey(args)
}

export async function action(args: Args) {
  const { firm } = await requireFirm(args)
  return makeKey(args, firm.firmId)
}

export default function FirmKeyNewRoute() {
  const { firm, can } = useFirm()
  const { initial } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <NewKeyPage firmId={firm.firmId} can={can} initial={initial} answer={answer} />
}

export const meta = headOf
export const headers = passActionHeaders
