import { AppError } from '#contract/core/errors.ts'
import type { Args } from './load-context.ts'
import { requireFirm } from './session/session.server.ts'

/** A path inside a firm that leads nowhere: the page says so within the frame. */
export async function loader(args: Args): Promise<null> {
  await requireFirm(args)
  throw new AppError('not_found', 'No such page')
}

export default function Lost() {
  return null
}
