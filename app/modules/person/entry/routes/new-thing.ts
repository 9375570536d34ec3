import { redirect } from '@remix-run/cloudflare'
import { createsFor } from '#app/shell/frame/menu.ts'
import type { Args } from '#app/shell/load-context.ts'
import { currentFirmOf, firmPageOf, requireSession } from '#app/shell/session/session.server.ts'
import { AppError } from '#contract/core/errors.ts'

/**
 * Where a thing of a module is made in the firm a person works in: the shortcuts of the installed
 * product know no firm. Who has none, or may not make it, is sent where they work.
 * @throws AppError not_found for what no module makes
 */
export async function loader(args: Args) {
  const session = await requireSession(args)
  const firm = currentFirmOf(session)
  if (!firm) return redirect('/dashboard')
  const viewer = firmPageOf(session, firm)
  const entry = createsFor(viewer).find(({ moduleId }) => moduleId === args.params.module)
  if (entry) return redirect(entry.path(firm.firmId))
  const isMade = createsFor({ can: () => true, canOpen: () => true }).some(
    ({ moduleId }) => moduleId === args.params.module,
  )
  if (!isMade) throw new AppError('not_found', 'No module makes such a thing')
  return redirect('/dashboard')
}
