import type { ReactNode } from 'react'
import { textAt } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, classes, PageHead } from '#app/ui/index.ts'
import type { Invoice } from '#contract/invoice.ts'
import type { EditorState } from '../../draft/answer-editor.server.ts'
import type { EditorChoices } from '../../draft/editor.server.ts'
import { invoicePath, invoicesPath } from '../../paths.ts'
import { CustomerPart } from './customer-part.tsx'
import { DetailsPart } from './details-part.tsx'
import * as styles from './editor.css.ts'
import { editorFormId } from './editor-form-id.ts'
import { LinesPart, TotalIsland, TotalsPart } from './editor-islands.tsx'
import { EditorNotices } from './editor-notices.tsx'
import { NotesPart } from './notes-part.tsx'

type EditorFormProps = {
  title: string
  sentence: string
  choices: EditorChoices
  /** What the form shows: as loaded, or as it was sent. */
  state: EditorState
  /** The saved draft, as it is now; absent for a new one. */
  saved?: Invoice
  /** Whether the form holds what was not saved. */
  isUnsaved: boolean
  preview?: ReactNode
}

/** The whole editor as one form: every button works without script. */
export function EditorForm(props: EditorFormProps) {
  const { title, sentence, choices, state, saved, preview } = props
  const { firm } = useFirm()
  const t = useT('invoicing')
  const problemAt = useProblems(state.refusal?.problems)
  const { draft } = state
  return (
    <form
      id={editorFormId}
      method="post"
      encType="multipart/form-data"
      noValidate
      aria-label={title}
    >
      {/* What Enter presses in a field without script: nothing is saved, nothing is lost. */}
      <button type="submit" hidden name="intent" value="totals" tabIndex={-1} />
      <IdempotencyField />
      {saved && <input type="hidden" name="version" value={versionOf(state, saved)} />}
      <PageHead
        title={title}
        sentence={sentence}
        crumb={{ href: invoicesPath(firm.firmId), label: t('list.title') }}
        actions={
          <div className={styles.headActions}>
            <SaveButtons />
          </div>
        }
      />
      <EditorNotices state={state} saved={saved} />
      <div className={classes(styles.columns, !preview && styles.withoutPreview)}>
        <div>
          <section className={styles.head}>
            <CustomerPart
              customerId={draft.customerId}
              customers={state.customers ?? choices.customers}
              hasMore={choices.hasMoreCustomers}
              card={state.card}
              baseCurrency={firm.baseCurrency}
              query={textAt(state.refusal?.values, 'customerQuery')}
              problemAt={problemAt}
            />
            <DetailsPart
              draft={draft}
              rate={state.rate}
              baseCurrency={firm.baseCurrency}
              problemAt={problemAt}
            />
          </section>
          <LinesPart
            choices={choices}
            state={state}
            isUnsaved={props.isUnsaved}
            problemAt={problemAt}
          />
          <section className={styles.foot}>
            <NotesPart
              draft={draft}
              attachments={saved?.attachments ?? []}
              attachmentHref={(id) =>
                `${invoicePath(firm.firmId, saved?.id ?? '')}/attachments/${id}`
              }
              problemAt={problemAt}
            />
            <TotalsPart choices={choices} state={state} problemAt={problemAt} />
          </section>
        </div>
        {preview}
      </div>
      <StickyBar {...props} />
    </form>
  )
}

function StickyBar({ choices, state }: EditorFormProps) {
  const t = useT('invoicing')
  return (
    <div className={styles.stick}>
      <p className={styles.stickTotal}>
        {t('editor.total')}
        <b>
          <TotalIsland choices={choices} draft={state.draft} />
        </b>
      </p>
      <SaveButtons isShort />
    </div>
  )
}

/** `isShort` where there is little room. */
function SaveButtons({ isShort }: { isShort?: boolean }) {
  const t = useT('invoicing')
  return (
    <>
      <Button name="intent" value="save">
        {t(isShort ? 'edit.saveShort' : 'edit.save')}
      </Button>
      <Button kind="primary" icon={isShort ? undefined : 'file-text'} name="intent" value="review">
        {t(isShort ? 'edit.reviewShort' : 'edit.review')}
      </Button>
    </>
  )
}

/** "Keep mine" must be sent with the other version's number; else the one that was opened stays. */
function versionOf(state: EditorState, saved: Invoice): string {
  return state.isConflict || state.version === '' ? String(saved.version) : state.version
}
