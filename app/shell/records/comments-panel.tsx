import { Button, Field, LinkButton, TextArea, text } from '#app/ui/index.ts'
import type { RecordComment, RecordPanels } from '#contract/firm/records.ts'
import { textAt } from '../form/form-tree.ts'
import { IdempotencyField } from '../form/idempotency-field.tsx'
import type { Refusal } from '../form/parse-form.ts'
import { useProblems } from '../form/problem-text.ts'
import { useFirm, useFormat, useT } from '../page-context.tsx'
import { Panel } from './panel.tsx'
import { askPath, recordPath } from './paths.ts'
import { QuestionLines } from './question-lines.tsx'
import * as styles from './records.css.ts'

type CommentsPanelProps = { panels: RecordPanels; refusal: Refusal | undefined }

/** What members said of a record. Nothing where nobody did and one may not. */
export function CommentsPanel({ panels, refusal }: CommentsPanelProps) {
  const t = useT('record')
  const { firm } = useFirm()
  const { comments, questions, canComment } = panels
  if (comments.length === 0 && !canComment) return null
  const path = recordPath(firm.firmId, panels)
  return (
    <Panel id="comments" title={t('comments.title')}>
      <ul>
        {comments.map((comment) => (
          <li key={comment.id} className={styles.comment}>
            <Comment comment={comment} path={path} canChange={canComment && comment.isOwn} />
          </li>
        ))}
      </ul>
      {canComment && <AddComment path={path} refusal={refusal} />}
      {questions.length > 0 && (
        <div className={styles.ask}>
          <h3 className={styles.author}>{t('questions.title')}</h3>
          <QuestionLines questions={questions} />
        </div>
      )}
      {canComment && (
        <p className={styles.ask}>
          <LinkButton size="s" icon="message-square" href={askPath(firm.firmId, panels)}>
            {t('comments.ask')}
          </LinkButton>
        </p>
      )}
    </Panel>
  )
}

type CommentProps = { comment: RecordComment; path: string; canChange: boolean }

function Comment({ comment, path, canChange }: CommentProps) {
  const t = useT('record')
  const { dateTime } = useFormat()
  const { id, by, at, editedAt, mentions } = comment
  return (
    <>
      <p className={styles.commentHead}>
        <span className={styles.author}>{by}</span>
        <time dateTime={at}>{dateTime(at)}</time>
        {editedAt && <span>{t('comments.edited')}</span>}
      </p>
      <p className={styles.commentText}>{comment.text}</p>
      {mentions.length > 0 && (
        <p className={text.secondLine}>{t('comments.notified', { names: mentions.join(', ') })}</p>
      )}
      {canChange && (
        <p className={styles.row}>
          <LinkButton kind="ghost" size="s" href={`${path}?edit=${id}#ask`}>
            {t('comments.edit')}
          </LinkButton>
          <LinkButton kind="ghost" size="s" href={`${path}?delete=${id}#ask`}>
            {t('comments.delete')}
          </LinkButton>
        </p>
      )}
    </>
  )
}

function AddComment({ path, refusal }: { path: string; refusal: Refusal | undefined }) {
  const t = useT('record')
  const problemAt = useProblems(refusal?.problems)
  return (
    <form method="post" action={path} className={styles.form}>
      <IdempotencyField />
      <Field
        id="text"
        label={t('comments.write')}
        hint={t('comments.hint')}
        error={problemAt('text')}
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            name="text"
            rows={3}
            maxLength={4000}
            required
            defaultValue={textAt(refusal?.values, 'text')}
          />
        )}
      </Field>
      <div className={styles.row}>
        <Button size="s" name="intent" value="comment">
          {t('comments.add')}
        </Button>
        <Button
          kind="ghost"
          size="s"
          name="intent"
          value="mention"
          formAction={`${path}?mention=1#ask`}
          formNoValidate
        >
          {t('comments.mention')}
        </Button>
      </div>
    </form>
  )
}
