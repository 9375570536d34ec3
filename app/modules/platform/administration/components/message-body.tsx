import { textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { languageNames } from '#app/shell/i18n/languages.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Button,
  classes,
  Field,
  Rules,
  RulesCell,
  Stack,
  Tag,
  TextArea,
  text,
} from '#app/ui/index.ts'
import type { ContactMessageDetail } from '#contract/public-site/contact-messages.ts'
import * as styles from './message-body.css.ts'

type MessageBodyProps = {
  message: ContactMessageDetail
  /** The next answer's; a form that is sent twice sends one mail. */
  answerId: string
  refusal: Refusal | undefined
}

/** What was written and answered, and the field for an answer. Texts are shown as text. */
export function MessageBody({ message, answerId, refusal }: MessageBodyProps) {
  const t = useT('administration')
  const topics = useT('contact')
  return (
    <Rules columns="two">
      <RulesCell
        title={t('messages.message')}
        aside={message.about !== '' && <Tag>{topics(`topic.${message.about}`)}</Tag>}
      >
        <Stack gap="s4">
          <p className={styles.words}>{message.text}</p>
          {message.answers.map((answer) => (
            <Answer key={answer.id} answer={answer} />
          ))}
        </Stack>
      </RulesCell>
      <RulesCell title={t('message.answer')}>
        <AnswerForm message={message} answerId={answerId} refusal={refusal} />
      </RulesCell>
    </Rules>
  )
}

function Answer({ answer }: { answer: ContactMessageDetail['answers'][number] }) {
  const t = useT('administration')
  const { dateTime } = useFormat()
  const gaps = { name: answer.sentByName, at: dateTime(answer.sentAt) }
  return (
    <div className={styles.answer}>
      <p className={classes(text.small, text.faint)}>{t('message.answeredBy', gaps)}</p>
      <p className={styles.words}>{answer.text}</p>
    </div>
  )
}

function AnswerForm({ message, answerId, refusal }: MessageBodyProps) {
  const t = useT('administration')
  const problemAt = useProblems(refusal?.problems)
  const hint = t('message.answerHint', {
    email: message.email,
    language: languageNames[message.language],
  })
  return (
    <form method="post">
      <input
        type="hidden"
        name="answerId"
        value={refusal ? textAt(refusal.values, 'answerId') : answerId}
      />
      <Stack gap="s3">
        <Field id="text" label={t('message.answerText')} hint={hint} error={problemAt('text')}>
          {(wiring) => (
            <TextArea
              {...wiring}
              name="text"
              rows={8}
              maxLength={5000}
              defaultValue={textAt(refusal?.values, 'text')}
            />
          )}
        </Field>
        <div>
          <Button kind="primary" icon="send" name="intent" value="answer">
            {t('message.send')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
