import { data } from '@remix-run/cloudflare'
import type { Args } from '#app/shell/load-context.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { searchContract } from '#contract/firm/search.ts'
import { findPages } from '../find-pages.ts'
import type { QuickHit } from '../quick-hit.ts'

const maxPages = 12
const maxHits = 12
const longest = 100

/** What the palette shows for what is typed in it: pages and things to make, then records. */
export async function loader(args: Args) {
  const access = await requireFirm(args)
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const { firmId } = access.firm
  const q = (new URL(args.request.url).searchParams.get('q') ?? '').trim().slice(0, longest)
  const pages: QuickHit[] = findPages({ access, t }, q).slice(0, maxPages)
  const found = q === '' ? [] : (await access.call(searchContract.find, { q, firmId })).rows
  const records: QuickHit[] = found
    .slice(0, maxHits)
    .map(({ title, subtitle, path, amount, currency }) => ({
      label: title,
      detail: [subtitle, amount !== null && currency && format.money(amount, currency)]
        .filter(Boolean)
        .join(' · '),
      href: `/firms/${firmId}/${path}`,
    }))
  return data({ pages, records }, { headers: { 'cache-control': 'private, no-store' } })
}
