import type { Args } from '#app/shell/load-context.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getFormat } from '#app/shell/visit.server.ts'
import { PartyRole, partiesContract } from '#contract/firm/parties.ts'
import type { FoundParty } from '../parties/found-party.ts'

/** Parties for the editor's search: the first ones by name, or those that a word finds. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { country } = await getFormat(args)
  const query = new URL(args.request.url).searchParams
  const { rows } = await call(partiesContract.list, {
    firmId: firm.firmId,
    role: PartyRole.catch('customer').parse(query.get('role')),
    q: query.get('q')?.slice(0, 200) || undefined,
    size: 10,
  })
  const items: FoundParty[] = rows.map(({ id, name, city, country: code }) => ({
    id,
    name,
    place: [city, code && country(code)].filter(Boolean).join(', '),
  }))
  return Response.json({ items }, { headers: { 'cache-control': 'private, no-store' } })
}
