import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { changeLive } from '../live.server.ts'

const headers = { 'cache-control': 'no-store' }

/** There is nothing to look at. */
export function loader(): never {
  throw new AppError('not_found', 'The selling screen posts here')
}

/** Adds what was scanned, or keeps what was changed in the cart: one call each. */
export async function action(args: Args): Promise<Response> {
  const access = await requireFirm(args)
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await args.request.formData()
  const read = (name: string) => String(form.get(name) ?? '')
  const tillId = requireIdParam(args, 'tillId')
  const { json, status } = await changeLive(access, tillId, read, { t: t('problem'), format })
  return Response.json(json, { status, headers })
}
