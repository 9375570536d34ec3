import type { Args } from '#app/shell/load-context.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { PartyRole, partiesContract } from '#contract/firm/parties.ts'

const shown = 20

/** Names of customers, or of suppliers with `role`, for a field that suggests them by what is typed. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const query = new URL(args.request.url).searchParams
  const { rows } = await call(partiesContract.list, {
    firmId: firm.firmId,
    role: PartyRole.catch('customer').parse(query.get('role')),
    q: query.get('q')?.slice(0, 200) || undefined,
    size: shown,
  })
  const headers = { 'cache-control': 'private, no-store' }
  return Response.json({ names: [...new Set(rows.map(({ name }) => name))] }, { headers })
}
