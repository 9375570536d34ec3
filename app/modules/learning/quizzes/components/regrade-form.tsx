import { FormFields, SelectField } from '#app/shell/form/form-fields.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Row, RowsTable, Rules, RulesCell, Stack, text } from '#app/ui/index.ts'
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
              <RowsTable
                caption={t('regrade.changes')}
                isStacked
                withoutPad
                rows={lines}
                keyOf={({ attemptId }) => attemptId}
                columns={[
                  {
                    head: t('regrade.learner'),
                    place: 'name',
                    cell: ({ learnerName }) => learnerName,
                  },
                  {
                    head: t('regrade.before'),
                    place: 'detail',
                    cell: ({ before }) => <>{before} %</>,
                  },
                  {
                    head: t('regrade.after'),
                    place: 'state',
                    cell: ({ after, isPassed, isTaken }) => (
                      <>
                        {after} %{isTaken ? '' : ` (${t('regrade.kept')})`}
                        {isTaken && ` · ${t(isPassed ? 'regrade.passed' : 'regrade.failed')}`}
                      </>
                    ),
                  },
                ]}
              />
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
