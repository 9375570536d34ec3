import type { FirmContext, Writer } from '../../../firm/store.ts'
import type { StoredPackage } from './keep-package.ts'
import { wholeOutcome } from './outcome.ts'
import { tellResult } from './package-result.ts'
import { partsOf } from './parts.ts'
import { isTrial, itemsOf, type KeptItem, keepTaking, type Taking } from './takings.ts'

type Noting = {
  taking: Taking
  stored: StoredPackage
  /** What is reached by now, where a session that goes on has more than what is kept. */
  items?: ReadonlyMap<string, KeptItem>
}

/** Notes what came of a package as a whole, and tells whose lesson it is. */
export function noteOutcome(
  writer: Writer,
  context: FirmContext,
  { taking, stored, items = itemsOf(writer, taking.id) }: Noting,
): void {
  const whole = wholeOutcome(stored, partsOf(stored), items)
  const { percent, seconds } = whole
  const state = whole.state === 'notStarted' ? 'started' : whole.state
  keepTaking(writer, taking.id, { state, percent, seconds, lastAt: context.now.toISOString() })
  if (isTrial(taking)) return
  const { enrolmentId, lessonId } = taking
  const where = { enrolmentId, lessonId, percent }
  if (whole.kind === 'cmi5') {
    tellResult(writer, context, { ...where, kind: 'cmi5', isSatisfied: whole.isSatisfied })
    return
  }
  const { completion, success } = whole
  tellResult(writer, context, { ...where, kind: 'scorm', completion, success })
}
