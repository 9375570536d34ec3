import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Cell, HeadCell, Row, Status, type StatusKind, Table, text } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { coursesContract, type Enrolment } from '#contract/learning/courses.ts'
import { learnerPath } from '../paths.ts'

export const enrolmentDiscs: Record<Enrolment['state'], StatusKind> = {
  notStarted: 'draft',
  inProgress: 'sent',
  completed: 'paid',
  cancelled: 'void',
}

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
    <Table caption={t('learners.enrolled')} isStacked withoutPad>
      <thead>
        <tr>
          <HeadCell>{t('field.learner')}</HeadCell>
          <HeadCell>{t('field.progress')}</HeadCell>
          <HeadCell>{t('field.dueDate')}</HeadCell>
          <HeadCell>{t('field.state')}</HeadCell>
          {canCancel && <HeadCell />}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <Cell place="name" tone="strong">
              <a className={text.link} href={learnerPath(firm.firmId, row.learnerId)}>
                {row.learnerName}
              </a>
              {row.number > 1 && (
                <span className={text.secondLine}>{t('learners.go', { number: row.number })}</span>
              )}
            </Cell>
            <Cell place="detail">{t('mine.percent', { percent: row.percent })}</Cell>
            <Cell place="secondDetail">
              {row.dueDate && (
                <span className={row.isOverdue ? text.bad : undefined}>
                  {row.isOverdue
                    ? t('mine.overdue', { date: date(row.dueDate) })
                    : date(row.dueDate)}
                </span>
              )}
            </Cell>
            <Cell place="state">
              <Status kind={row.isOverdue ? 'overdue' : enrolmentDiscs[row.state]}>
                {t(`enrolment.${row.state}`)}
              </Status>
            </Cell>
            {canCancel && (
              <Cell place="line">
                {(row.state === 'notStarted' || row.state === 'inProgress') && (
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
                )}
              </Cell>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
