import { useT } from '#app/shell/page-context.tsx'
import { Status, type StatusKind } from '#app/ui/index.ts'
import type { CourseOrder } from '#contract/learning/public-courses.ts'

const discs: Record<CourseOrder['state'], StatusKind> = {
  waiting: 'sent',
  admitted: 'paid',
  cancelled: 'void',
}

/** What an order is now. */
export function OrderStatus({ state }: Pick<CourseOrder, 'state'>) {
  const t = useT('public-courses')
  return <Status kind={discs[state]}>{t(`state.${state}`)}</Status>
}
