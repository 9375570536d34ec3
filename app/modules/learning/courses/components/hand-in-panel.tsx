import { FormField, FormFields, TextAreaField } from '#app/shell/form/form-fields.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, FileInput, Row, Stack, Status, type StatusKind, text } from '#app/ui/index.ts'
import { type HandIn, type HandInState, longestHandIn } from '#contract/learning/hand-ins.ts'
import * as styles from './learner.css.ts'

export const handInDiscs: Record<HandInState, StatusKind> = {
  submitted: 'sent',
  accepted: 'paid',
  returned: 'overdue',
}

type HandInPanelProps = {
  handIns: readonly HandIn[]
  isOpen: boolean
  refusal: Refusal | undefined
  /** Of the lesson. */
  path: string
}

/** What was handed in for an assignment, and the form for the next. */
export function HandInPanel({ handIns, isOpen, refusal, path }: HandInPanelProps) {
  const t = useT('courses')
  const [last] = handIns
  const canHandIn = isOpen && (!last || last.state === 'returned')
  return (
    <section className={styles.standing} aria-label={t('handIn.title')}>
      {handIns.map((handIn) => (
        <HandedIn key={handIn.id} handIn={handIn} filePath={`${path}/hand-ins/${handIn.id}/file`} />
      ))}
      {canHandIn && <HandInForm refusal={refusal} />}
    </section>
  )
}

function HandInForm({ refusal }: { refusal: Refusal | undefined }) {
  const t = useT('courses')
  const labels = { text: t('handIn.text'), file: t('handIn.file') }
  return (
    <FormFields refusal={refusal} initial={{}} labels={labels}>
      <form method="post" id="hand-in-form" encType="multipart/form-data" noValidate>
        <IdempotencyField />
        <Stack>
          <TextAreaField name="text" rows={8} maxLength={longestHandIn} isOptional />
          <FormField name="file" isOptional hint={t('handIn.fileHint')}>
            {({ defaultValue: _, ...control }) => <FileInput {...control} />}
          </FormField>
          <Row>
            <Button kind="primary" icon="send" name="intent" value="handIn">
              {t('handIn.submit')}
            </Button>
          </Row>
        </Stack>
      </form>
    </FormFields>
  )
}

type HandedInProps = { handIn: HandIn; filePath: string }

/** One that was handed in, with what was said of it. */
export function HandedIn({ handIn, filePath }: HandedInProps) {
  const t = useT('courses')
  const { dateTime } = useFormat()
  const { state, submittedAt, fileName, note } = handIn
  return (
    <article className={styles.card}>
      <p>
        <Status kind={handInDiscs[state]}>{t(`handInState.${state}`)}</Status>{' '}
        <span className={text.faint}>{dateTime(submittedAt)}</span>
      </p>
      {handIn.text && <p className={styles.lines}>{handIn.text}</p>}
      {fileName && (
        <p>
          <a className={text.link} href={filePath}>
            {fileName}
          </a>
        </p>
      )}
      {note && (
        <p className={styles.lines}>
          <strong>{t('handIn.note')}:</strong> {note}
        </p>
      )}
    </article>
  )
}
