import { useT } from '#app/shell/page-context.tsx'
import { Status, type StatusKind } from '#app/ui/index.ts'
import type { Enrolment } from '#contract/learning/courses.ts'

const discs: Record<Enrolment['state'], StatusKind> = {
  notStarted: 'draft',
  inProgress: 'sent',
  completed: 'paid',
  cancelled: 'void',
}

/** How far an enrolment is; that it is late counts more. */
export function EnrolmentStatus({ state, isOverdue }: Pick<Enrolment, 'state' | 'isOverdue'>) {
  const t = useT('courses')
  return <Status kind={isOverdue ? 'overdue' : discs[state]}>{t(`enrolment.${state}`)}</Status>
}
