import type { Args } from '#app/shell/load-context.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { itemsContract } from '#contract/catalogue/items.ts'

const shown = 20

/**
 * Names of items for a field that suggests them, by what is typed; `kind=stock` for those in stock alone,
 * by their codes, which tell those of one name apart.
 */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const query = new URL(args.request.url).searchParams
  const byCode = query.get('kind') === 'stock'
  const { rows } = await call(itemsContract.list, {
    firmId: firm.firmId,
    q: query.get('q')?.slice(0, 200) ?? '',
    size: shown,
    variants: 'single',
    ...(byCode && { kind: 'stock' as const }),
  })
  const names = rows.map(({ name, sku }) => (byCode && sku !== '' ? sku : name))
  const headers = { 'cache-control': 'private, no-store' }
  return Response.json({ names: [...new Set(names)] }, { headers })
}
