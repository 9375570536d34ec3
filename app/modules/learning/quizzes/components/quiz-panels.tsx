import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import {
  Band,
  Button,
  Cell,
  HeadCell,
  LinkButton,
  NameCell,
  Row,
  Rules,
  RulesCell,
  Stack,
  Table,
  text,
} from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { questionKinds } from '#contract/learning/questions.ts'
import { quizzesContract as contract, type Quiz, quizFormats } from '#contract/learning/quizzes.ts'
import { newQuestionPath, questionPath, quizFilePath, quizPath } from '../paths.ts'

/** The questions of a quiz, and the ways to get more. */
export function QuizPanels({ record }: { record: Quiz }) {
  const t = useT('quizzes')
  const { firm, can } = useFirm()
  const { firmId } = firm
  const { id, questions, faults, maxPoints } = record
  const canEdit = can(needsOf(contract.addQuestion)) && !record.isArchived
  return (
    <Rules>
      <RulesCell
        title={t('question.list')}
        aside={maxPoints && <span className={text.soft}>{t('question.sum', { maxPoints })}</span>}
      >
        <Stack>
          {faults.length > 0 && questions.length > 0 && (
            <Band tone="warn" title={t('fault.title')}>
              <ul>
                {faults.map(({ title, key }) => (
                  <li key={`${title} ${key}`}>
                    {title && `${title}: `}
                    {t(`fault.${key}`)}
                  </li>
                ))}
              </ul>
            </Band>
          )}
          {questions.length === 0 ? (
            <p className={text.soft}>{t('question.none')}</p>
          ) : (
            <Questions quiz={record} canEdit={canEdit} />
          )}
        </Stack>
      </RulesCell>
      {canEdit && (
        <RulesCell title={t('question.add')}>
          <Row>
            {questionKinds.map((kind) => (
              <LinkButton key={kind} size="s" icon="plus" href={newQuestionPath(firmId, id, kind)}>
                {t(`kind.${kind}`)}
              </LinkButton>
            ))}
          </Row>
        </RulesCell>
      )}
      <RulesCell title={t('file.title')}>
        <Row>
          {canEdit && (
            <LinkButton size="s" icon="upload" href={`${quizPath(firmId, id)}/import`}>
              {t('file.import')}
            </LinkButton>
          )}
          {questions.length > 0 &&
            quizFormats.map((format) => (
              <LinkButton
                key={format}
                kind="ghost"
                size="s"
                icon="file-down"
                href={quizFilePath(firmId, id, format)}
              >
                {t(`format.${format}`)}
              </LinkButton>
            ))}
        </Row>
      </RulesCell>
    </Rules>
  )
}

function Questions({ quiz, canEdit }: { quiz: Quiz; canEdit: boolean }) {
  const t = useT('quizzes')
  const { firm } = useFirm()
  return (
    <Table caption={t('question.list')} isStacked withoutPad>
      <thead>
        <tr>
          <HeadCell>{t('question.question')}</HeadCell>
          <HeadCell>{t('question.kind')}</HeadCell>
          <HeadCell>{t('field.pool')}</HeadCell>
          <HeadCell>{t('field.points')}</HeadCell>
          {canEdit && <HeadCell />}
        </tr>
      </thead>
      <tbody>
        {quiz.questions.map(({ questionId, name, kind, pool, points }, at) => (
          <tr key={questionId}>
            {canEdit ? (
              <NameCell href={questionPath(firm.firmId, quiz.id, questionId)}>{name}</NameCell>
            ) : (
              <Cell place="name" tone="strong">
                {name}
              </Cell>
            )}
            <Cell place="detail">{t(`kind.${kind}`)}</Cell>
            <Cell place="secondDetail">{pool}</Cell>
            <Cell place="state">{points}</Cell>
            {canEdit && (
              <Cell place="line">
                <form method="post">
                  <IdempotencyField />
                  <input type="hidden" name="questionId" value={questionId} />
                  <Row gap="s1" isOneLine>
                    {at > 0 && (
                      <Button
                        kind="ghost"
                        size="s"
                        icon="arrow-up"
                        iconOnly
                        name="intent"
                        value="moveQuestionUp"
                      >
                        {t('question.up', { name })}
                      </Button>
                    )}
                    {at < quiz.questions.length - 1 && (
                      <Button
                        kind="ghost"
                        size="s"
                        icon="arrow-down"
                        iconOnly
                        name="intent"
                        value="moveQuestionDown"
                      >
                        {t('question.down', { name })}
                      </Button>
                    )}
                  </Row>
                </form>
              </Cell>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
