import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Row, RowsTable, text } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { coursesContract, type Enrolment } from '#contract/learning/courses.ts'
import { learnerPath } from '../paths.ts'
import { EnrolmentStatus } from './enrolment-status.tsx'

type EnrolmentTableProps = {
  rows: readonly Enrolment[]
  /** The version that is published now. */
  newest: number
}

/** Everybody in a course, and how far they are. */
export function EnrolmentTable({ rows, newest }: EnrolmentTableProps) {
  const t = useT('courses')
  const { can, firm } = useFirm()
  const { date } = useFormat()
  const canCancel = can(needsOf(coursesContract.cancelEnrolment))
  return (
    <RowsTable
      caption={t('learners.enrolled')}
      isStacked
      withoutPad
      rows={rows}
      keyOf={(row) => row.id}
      columns={[
        {
          head: t('field.learner'),
          href: (row) => learnerPath(firm.firmId, row.learnerId),
          below: (row) =>
            row.number > 1 && (
              <span className={text.secondLine}>{t('learners.go', { number: row.number })}</span>
            ),
          cell: (row) => row.learnerName,
        },
        {
          head: t('field.progress'),
          place: 'detail',
          cell: (row) => t('mine.percent', { percent: row.percent }),
        },
        {
          head: t('field.dueDate'),
          place: 'secondDetail',
          cell: (row) =>
            row.dueDate && (
              <span className={row.isOverdue ? text.bad : undefined}>
                {row.isOverdue ? t('mine.overdue', { date: date(row.dueDate) }) : date(row.dueDate)}
              </span>
            ),
        },
        {
          head: t('field.state'),
          place: 'state',
          cell: (row) => <EnrolmentStatus {...row} />,
        },
        canCancel && {
          head: '',
          place: 'line',
          cell: (row) =>
            (row.state === 'notStarted' || row.state === 'inProgress') && (
              <form method="post">
                <IdempotencyField />
                <input type="hidden" name="enrolmentId" value={row.id} />
                <Row gap="s1">
                  {row.state === 'inProgress' && row.courseVersion < newest && (
                    <Button kind="ghost" size="s" icon="arrow-up" name="intent" value="move">
                      {t('learners.move', { number: newest })}
                    </Button>
                  )}
                  <Button kind="ghost" size="s" icon="x" name="intent" value="cancel">
                    {t('learners.cancel')}
                  </Button>
                </Row>
              </form>
            ),
        },
      ]}
    />
  )
}
