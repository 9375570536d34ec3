import { AppError, conflictOf } from '#contract/core/errors.ts'
import type { PackageTaking, PackageTakingParts, WaiveInput } from '#contract/learning/packages.ts'
import { requireMayAct } from '../../../firm/act-guards.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { requireNotOneself } from '../../people/employees/index.ts'
import {
  getTaking,
  isTrial,
  type Taking,
  takenItems,
  takingsIn,
  waiveOne,
} from '../packages/index.ts'
import { getEnrolment } from './enrolment-rows.ts'
import { courses } from './register.ts'

type TakingRef = { courseId: string; takingId: string }

/** The reasons in the words of cmi5 (9.5.5.2). */
const reasons = {
  testedOut: 'Tested Out',
  equivalentUnit: 'Equivalent AU',
  equivalentOutside: 'Equivalent Outside Activity',
  administrative: 'Administrative',
} as const

/** What came of the packages of a course. @throws AppError not_found */
export function packageTakings(reader: Reader, courseId: string): PackageTaking[] {
  const { id } = courses.get(reader, courseId)
  return takingsIn(reader, id).map(toTaking)
}

/** What came of one of them, part by part. @throws AppError not_found */
export function showTaking(reader: Reader, firm: FirmContext, ref: TakingRef): PackageTakingParts {
  const taking = requireTaking(reader, ref)
  const { title: courseTitle } = courses.get(reader, ref.courseId)
  return { ...toTaking(taking), courseTitle, items: takenItems(reader, firm, taking) }
}

/**
 * Waives a unit of a package of cmi5 for one learner: it counts as done, and what it completes is
 * completed. Waiving once more changes nothing. Nobody but the owner waives one for themselves: a gate may
 * open with what it completes.
 * @throws AppError not_found; forbidden (ownMatter); conflict (enrolmentOver)
 */
export function waiveForLearner(
  writer: Writer,
  firm: FirmContext,
  { itemId, reason, origin, ...ref }: TakingRef & WaiveInput & { origin: string },
): PackageTakingParts {
  requireMayAct(writer, firm, 'approve')
  const taking = requireTaking(writer, ref)
  requireNotOneself(firm, { userId: taking.learnerId })
  if (getEnrolment(writer, taking.enrolmentId).cancelledAt !== null)
    throw conflictOf('enrolmentOver')
  const waived = { taking, itemId, reason: reasons[reason], origin }
  const { title, isChanged } = waiveOne(writer, firm, waived)
  if (isChanged) {
    writer.audit({
      entity: 'course',
      entityId: ref.courseId,
      action: 'waiveUnit',
      title: courses.get(writer, ref.courseId).title,
      after: { learners: [taking.learnerName], lessons: [taking.lessonTitle, title], reason },
    })
  }
  return showTaking(writer, firm, ref)
}

/** One of a course, and not what somebody tried of its draft. @throws AppError not_found */
function requireTaking(reader: Reader, { courseId, takingId }: TakingRef): Taking {
  const taking = getTaking(reader, takingId)
  if (taking.courseId !== courseId || isTrial(taking)) {
    throw new AppError('not_found', 'No such attempt')
  }
  return taking
}

function toTaking(row: Taking): PackageTaking {
  const { learnerId, learnerName, lessonTitle, standard, sessions, startedAt, lastAt } = row
  const { state, percent, seconds } = row
  return {
    takingId: row.id,
    ...{ learnerId, learnerName, lessonTitle, standard, sessions, startedAt, lastAt },
    ...{ state, percent, seconds },
  }
}
