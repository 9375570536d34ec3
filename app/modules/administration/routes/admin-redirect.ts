import { redirect } from '@remix-run/cloudflare'
import type { Args } from '#app/shell/load-context.ts'
import { requireAdministrator } from '#app/shell/session/session.server.ts'
import { firmsPath } from '../paths.ts'

export async function loader(args: Args) {
  await requireAdministrator(args)
  return redirect(firmsPath)
}
