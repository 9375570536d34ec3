import { shownLooks } from '#app/shell/documents/looks/look-words.ts'
import type { Args } from '#app/shell/load-context.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { recordsContract } from '#contract/firm/records.ts'

/** Whether the customer has a document open, for a page that wants to be told of changes. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const looks = await call(recordsContract.watchLooks, {
    firmId: firm.firmId,
    kind: args.params.kind ?? '',
    recordId: args.params.recordId ?? '',
  })
  const headers = { 'cache-control': 'private, no-store' }
  return Response.json(shownLooks(t('document'), format, looks), { headers })
}
