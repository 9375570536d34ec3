import { redirect } from '@remix-run/cloudflare'
import type { Args } from '#app/shell/load-context.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { loadBoxes, loadRows } from '../load-frame.server.ts'
import { mailPath, threadPath } from '../paths.ts'

/** Leads to the newest conversation of the inbox, one that is not read before others. */
export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { firmId } = access.firm
  const { boxes, box: usual } = await loadBoxes(access, undefined)
  const box = boxes.find(({ unread }) => unread > 0) ?? usual
  const { rows } = await loadRows(access, box, {})
  const threadId = (rows.find(({ isUnread }) => isUnread) ?? rows[0])?.threadId
  const place = { box: box.id }
  return redirect(threadId ? threadPath(firmId, threadId, place) : mailPath(firmId, place))
}
