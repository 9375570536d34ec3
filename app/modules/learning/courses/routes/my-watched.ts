import { data } from '@remix-run/cloudflare'
import type { Args } from '#app/shell/load-context.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { myCoursesContract, Watched } from '#contract/learning/my-courses.ts'
import { lessonIds } from '../lesson-ids.server.ts'

/** Keeps which parts were played, while they are; the player sends it as JSON. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const ids = lessonIds(args, firm.firmId)
  const { data: watched } = Watched.safeParse(await args.request.json().catch(() => null))
  if (!watched) throw new AppError('malformed', 'Not what was played')
  return data(await call(myCoursesContract.noteWatched, { ...watched, ...ids }))
}
