import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, Status } from '#app/ui/index.ts'
import type { Question } from '#contract/firm/questions.ts'
import { questionPath } from '../paths.ts'

/** Questions, the newest first. */
export function QuestionTable({ questions }: { questions: readonly Question[] }) {
  const t = useT('questions')
  const { dateTime } = useFormat()
  const { firm } = useFirm()
  return (
    <RowsTable
      caption={t('title')}
      isStacked
      rows={questions}
      keyOf={({ id }) => id}
      columns={[
        {
          head: t('field.about'),
          href: ({ id }) => questionPath(firm.firmId, id),
          cell: ({ title }) => title,
        },
        {
          head: t('field.question'),
          place: 'line',
          cell: ({ text }) => (text.length > 140 ? `${text.slice(0, 140)}…` : text),
        },
        {
          head: t('field.by'),
          tone: 'soft',
          place: 'detail',
          cell: ({ askedByName, askedAt }) => (
            <>
              {askedByName}, {dateTime(askedAt)}
            </>
          ),
        },
        {
          head: t('field.state'),
          place: 'state',
          cell: ({ answeredAt, closedAt }) =>
            closedAt ? (
              <Status kind="paid">{t('state.closed')}</Status>
            ) : (
              <Status kind={answeredAt ? 'sent' : 'draft'}>
                {t(answeredAt ? 'state.answered' : 'state.open')}
              </Status>
            ),
        },
      ]}
    />
  )
}
