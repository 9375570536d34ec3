import { FormFields, SelectField } from '#app/shell/form/form-fields.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Cell, HeadCell, Row, Rules, RulesCell, Stack, Table, text } from '#app/ui/index.ts'
import { type RegradeLine, type Regrading, rulings } from '#contract/learning/quizzes.ts'

type RegradeFormProps = { questions: readonly { questionId: string; name: string }[] }

/** Which question is to be counted otherwise; what would change is shown first. */
export function RegradeForm({ questions }: RegradeFormProps) {
  const t = useT('quizzes')
  const labels = {
    questionId: t('question.question'),
    ruling: t('regrade.ruling'),
    keepsBetter: t('regrade.keepsBetter'),
  }
  const yesNo = ['true', 'false'].map((value) => ({ value, label: t(`yesNo.${value}`) }))
  return (
    <Rules>
      <RulesCell title={t('regrade.title')}>
        <FormFields refusal={undefined} initial={{}} labels={labels}>
          <form method="post" id="regrade-form" noValidate>
            <Stack>
              <p className={text.soft}>{t('regrade.words')}</p>
              <SelectField
                name="questionId"
                options={questions.map(({ questionId, name }) => ({
                  value: questionId,
                  label: name,
                }))}
              />
              <SelectField
                name="ruling"
                options={rulings.map((value) => ({ value, label: t(`ruling.${value}`) }))}
              />
              <SelectField name="keepsBetter" options={yesNo} />
              <Row>
                <Button name="intent" value="preview">
                  {t('regrade.preview')}
                </Button>
              </Row>
            </Stack>
          </form>
        </FormFields>
      </RulesCell>
    </Rules>
  )
}

type RegradeLinesProps = { asked: Regrading; lines: readonly RegradeLine[] }

/** The results that would change, and the button that takes them. */
export function RegradeLines({ asked, lines }: RegradeLinesProps) {
  const t = useT('quizzes')
  return (
    <Rules>
      <RulesCell title={t('regrade.changes')}>
        {lines.length === 0 ? (
          <p className={text.soft}>{t('regrade.none')}</p>
        ) : (
          <form method="post">
            <IdempotencyField />
            <input type="hidden" name="questionId" value={asked.questionId} />
            <input type="hidden" name="ruling" value={asked.ruling} />
            <input type="hidden" name="keepsBetter" value={String(asked.keepsBetter)} />
            <Stack>
              <Table caption={t('regrade.changes')} isStacked withoutPad>
                <thead>
                  <tr>
                    <HeadCell>{t('regrade.learner')}</HeadCell>
                    <HeadCell>{t('regrade.before')}</HeadCell>
                    <HeadCell>{t('regrade.after')}</HeadCell>
                  </tr>
                </thead>
                <tbody>
                  {lines.map(({ attemptId, learnerName, before, after, isPassed, isTaken }) => (
                    <tr key={attemptId}>
                      <Cell place="name">{learnerName}</Cell>
                      <Cell place="detail">{before} %</Cell>
                      <Cell place="state">
                        {after} %{isTaken ? '' : ` (${t('regrade.kept')})`}
                        {isTaken && ` · ${t(isPassed ? 'regrade.passed' : 'regrade.failed')}`}
                      </Cell>
                    </tr>
                  ))}
                </tbody>
              </Table>
              <Row>
                <Button kind="primary" name="intent" value="regrade">
                  {t('regrade.submit')}
                </Button>
              </Row>
            </Stack>
          </form>
        )}
      </RulesCell>
    </Rules>
  )
}
