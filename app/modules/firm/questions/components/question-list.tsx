import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, Status, Table } from '#app/ui/index.ts'
import type { Question } from '#contract/firm/questions.ts'
import { questionPath } from '../paths.ts'

/** Questions, the newest first. */
export function QuestionTable({ questions }: { questions: readonly Question[] }) {
  const t = useT('questions')
  const { dateTime } = useFormat()
  const { firm } = useFirm()
  return (
    <Table caption={t('title')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.about')}</HeadCell>
          <HeadCell>{t('field.question')}</HeadCell>
          <HeadCell>{t('field.by')}</HeadCell>
          <HeadCell>{t('field.state')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {questions.map(({ id, title, text, askedByName, askedAt, answeredAt, closedAt }) => (
          <tr key={id}>
            <NameCell href={questionPath(firm.firmId, id)}>{title}</NameCell>
            <Cell place="line">{text.length > 140 ? `${text.slice(0, 140)}…` : text}</Cell>
            <Cell tone="soft" place="detail">
              {askedByName}, {dateTime(askedAt)}
            </Cell>
            <Cell place="state">
              {closedAt ? (
                <Status kind="paid">{t('state.closed')}</Status>
              ) : (
                <Status kind={answeredAt ? 'sent' : 'draft'}>
                  {t(answeredAt ? 'state.answered' : 'state.open')}
                </Status>
              )}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
