import { redirect } from '@remix-run/cloudflare'
import type { Args } from '#app/shell/load-context.ts'
import { forgetPlan } from '#app/shell/session/plan-cookie.ts'
import { currentFirmOf, requireSession } from '#app/shell/session/session.server.ts'

/** A place below a firm, in letters that lead nowhere else. */
const place = /^[a-z][a-z\d-]*(\/[a-z\d-]+)*$/

/**
 * `/dashboard` is wherever the person works: the current firm, else the first, else a new one; CRM users
 * make none. With `?show=deal-board` that place of the firm is opened in place of its dashboard.
 */
export async function loader(args: Args) {
  const session = await requireSession(args)
  forgetPlan(args)
  if (session.user.kind === 'admin') return redirect('/admin')
  const firm = currentFirmOf(session) ?? session.suspendedFirms?.[0]
  const show = new URL(args.request.url).searchParams.get('show') ?? ''
  if (firm) return redirect(`/firms/${firm.firmId}/${place.test(show) ? show : 'dashboard'}`)
  return redirect(session.user.kind === 'crm' ? '/firms' : '/firms/new')
}
