import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { keptTillsCookie } from '#app/shell/session/kept-tills.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { isSecureRequest } from '#app/shell/session/signed-cookie.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { actOnQueue, offlineCustomers, offlineItems } from '../offline.server.ts'

const headers = { 'cache-control': 'no-store' }

/**
 * What a device keeps of the items that a till sells, and of the customers it sells to. The cookie
 * says so before anything is kept: whoever signs out or locks from now on has it shut.
 */
export async function loader(args: Args): Promise<Response> {
  const access = await requireFirm(args)
  const tillId = requireIdParam(args, 'tillId')
  const isSecure = isSecureRequest(args.context.env, args.request.url)
  const [items, customers] = await Promise.all([
    offlineItems(access, tillId),
    offlineCustomers(access),
  ])
  return Response.json(
    { items, customers, at: new Date().toISOString() },
    {
      headers: { ...headers, 'set-cookie': keptTillsCookie('open', isSecure) },
    },
  )
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
