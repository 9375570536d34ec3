import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { actOnQueue, offlineItems } from '../offline.server.ts'

const headers = { 'cache-control': 'no-store' }

/** What a device keeps of the items that a register sells. */
export async function loader(args: Args): Promise<Response> {
  const access = await requireFirm(args)
  const items = await offlineItems(access, requireIdParam(args, 'tillId'))
  return Response.json({ items, at: new Date().toISOString() }, { headers })
}

/** Reserves a device's series, enters a ticket of it, or notes that a number has none. */
export async function action(args: Args): Promise<Response> {
  const access = await requireFirm(args)
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await args.request.formData()
  const read = (name: string) => String(form.get(name) ?? '')
  const words = { t: t('problem'), format }
  const answer = await actOnQueue(access, requireIdParam(args, 'tillId'), read, words)
  return Response.json(answer.json, { status: answer.status, headers })
}
