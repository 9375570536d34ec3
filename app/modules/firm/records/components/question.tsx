import { textAt } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { recordPath } from '#app/shell/records/paths.ts'
import { Button, Checkbox, Field, FieldGroup, LinkButton, TextArea } from '#app/ui/index.ts'
import type { RecordComment, RecordPanels } from '#contract/firm/records.ts'
import * as styles from './question.css.ts'

type Reader = { userId: string; name: string }

type QuestionProps = {
  panels: RecordPanels
  asked: { remove?: string; delete?: string; edit?: string; mention?: string }
  readers: readonly Reader[]
  refusal: Refusal | undefined
}

/** What the page's address asks for, above the panels: a confirmation, or the form of a comment. */
export function Question({ panels, asked, readers, refusal }: QuestionProps) {
  const t = useT('records')
  const tRecord = useT('record')
  const file = panels.attachments.find(({ id }) => id === asked.remove)
  const ownComments = panels.comments.filter(({ isOwn }) => isOwn)
  const gone = ownComments.find(({ id }) => id === asked.delete)
  const edited = ownComments.find(({ id }) => id === asked.edit)
  if (file && panels.canAttach && !panels.keepsFiles) {
    return (
      <Confirmation
        panels={panels}
        title={tRecord('files.ask', { name: file.name })}
        words={tRecord('files.askWords')}
        intent={`detach.${file.id}`}
        now={tRecord('files.removeNow')}
      />
    )
  }
  if (!panels.canComment) return null
  if (gone) {
    return (
      <Confirmation
        panels={panels}
        title={t('ask.deleteComment')}
        words={gone.text}
        intent={`deleteComment.${gone.id}`}
        now={t('ask.deleteCommentNow')}
      />
    )
  }
  if (!edited && asked.mention === undefined) return null
  return <CommentForm panels={panels} comment={edited} readers={readers} refusal={refusal} />
}

type ConfirmationProps = {
  panels: RecordPanels
  title: string
  words: string
  intent: string
  /** On the button that does it. */
  now: string
}

function Confirmation({ panels, title, words, intent, now }: ConfirmationProps) {
  const t = useT('records')
  const { firm } = useFirm()
  return (
    <form id="ask" method="post" action={recordPath(firm.firmId, panels)} className={styles.box}>
      <IdempotencyField />
      <h2>{title}</h2>
      <p className={styles.words}>{words}</p>
      <div className={styles.buttons}>
        <LinkButton kind="ghost" href={`/firms/${firm.firmId}/${panels.path}`}>
          {t('ask.keep')}
        </LinkButton>
        <Button kind="danger" icon="trash-2" name="intent" value={intent}>
          {now}
        </Button>
      </div>
    </form>
  )
}

type CommentFormProps = {
  panels: RecordPanels
  /** The one that is changed; a new one when absent. */
  comment: RecordComment | undefined
  readers: readonly Reader[]
  refusal: Refusal | undefined
}

/** A comment with the members to tell of it, to be ticked. */
function CommentForm({ panels, comment, readers, refusal }: CommentFormProps) {
  const t = useT('records')
  const tRecord = useT('record')
  const { firm } = useFirm()
  const problemAt = useProblems(refusal?.problems)
  const text = refusal ? textAt(refusal.values, 'text') : comment?.text
  const path = recordPath(firm.firmId, panels)
  const asked = comment ? `edit=${comment.id}` : 'mention=1'
  return (
    <form id="ask" method="post" action={`${path}?${asked}#ask`} className={styles.box}>
      <IdempotencyField />
      <h2>{comment ? t('ask.editComment') : tRecord('comments.mention')}</h2>
      <Field id="comment-text" label={tRecord('comments.write')} error={problemAt('text')}>
        {(wiring) => (
          <TextArea
            {...wiring}
            name="text"
            rows={4}
            maxLength={4000}
            required
            defaultValue={text}
          />
        )}
      </Field>
      {readers.length > 0 && (
        <FieldGroup
          id="mentions"
          label={tRecord('comments.whom')}
          hint={tRecord('comments.whomHint')}
        >
          <div className={styles.readers}>
            {readers.map(({ userId, name }) => (
              <Checkbox
                key={userId}
                name="mentions"
                value={userId}
                defaultChecked={isTicked(refusal, userId)}
              >
                {name}
              </Checkbox>
            ))}
          </div>
        </FieldGroup>
      )}
      <div className={styles.buttons}>
        <LinkButton kind="ghost" href={`/firms/${firm.firmId}/${panels.path}#comments`}>
          {t('ask.back')}
        </LinkButton>
        <Button
          kind="primary"
          name="intent"
          value={comment ? `editComment.${comment.id}` : 'comment'}
        >
          {comment ? t('ask.save') : tRecord('comments.add')}
        </Button>
      </div>
    </form>
  )
}

function isTicked(refusal: Refusal | undefined, userId: string): boolean {
  const ticked = refusal?.values.mentions
  return Array.isArray(ticked) && ticked.includes(userId)
}
