import type { ReactNode } from 'react'
import { Island } from '#app/islands/island.tsx'
import { pickTexts } from '#app/islands/texts.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { useFirm } from '#app/shell/page-context.tsx'
import { Button, classes, PageHead } from '#app/ui/index.ts'
import DocumentLive from '../../islands/document-live.island.tsx'
import type { DocumentKind } from '../document-kind.ts'
import { useDocumentTexts } from '../document-texts.ts'
import type { EditorState } from '../draft/answer-editor.server.ts'
import type { Draft } from '../draft/draft.ts'
import type { EditorChoices } from '../draft/editor.server.ts'
import { liveTextKeys } from '../live/texts.ts'
import { DetailsPart } from './details-part.tsx'
import { DraftPreview } from './draft-preview.tsx'
import * as styles from './editor.css.ts'
import { editorFormId } from './editor-form-id.ts'
import { LinesPart, TotalIsland, TotalsPart } from './editor-islands.tsx'
import { EditorNotices } from './editor-notices.tsx'
import { NotesPart } from './notes-part.tsx'
import { PartyPart } from './party-part.tsx'

/** The draft as it is saved now, in the terms of the form. */
export type SavedDraft = { id: string; version: number; draft: Draft }

type EditorFormProps = {
  kind: DocumentKind
  title: string
  sentence: string
  choices: EditorChoices
  /** What the form shows: as loaded, or as it was sent. */
  state: EditorState
  /** Absent for a new one. */
  saved?: SavedDraft
  /** Whether the form holds what was not saved. */
  isUnsaved: boolean
  /** Address of the firm's logo for the paper beside the form; kinds without it show none. */
  logoHref?: string
  files?: ReactNode
}

/** The whole editor as one form: every button works without script. */
export function EditorForm(props: EditorFormProps) {
  const { kind, title, sentence, choices, state, saved, logoHref } = props
  const { firm } = useFirm()
  const t = useDocumentTexts(kind)
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
      <input type="hidden" name="usualTax" value={draft.usualTax || choices.usualTax} />
      {saved && <input type="hidden" name="version" value={versionOf(state, saved)} />}
      <PageHead
        title={title}
        sentence={sentence}
        crumb={{ href: kind.path(firm.firmId), label: t('list.title') }}
      />
      <EditorNotices kind={kind} state={state} saved={saved} />
      <Island of={DocumentLive} when="load" props={{ texts: pickTexts(t, liveTextKeys) }} />
      <div className={classes(styles.columns, !logoHref && styles.withoutPreview)}>
        <div>
          <section className={styles.head}>
            <PartyPart
              kind={kind}
              partyId={draft.partyId}
              parties={state.parties ?? choices.parties}
              hasMore={choices.hasMoreParties}
              card={state.card}
              baseCurrency={firm.baseCurrency}
              country={firm.country}
              refusal={state.refusal}
              problemAt={problemAt}
            />
            <DetailsPart
              kind={kind}
              draft={draft}
              rate={state.rate}
              baseCurrency={firm.baseCurrency}
              problemAt={problemAt}
            />
          </section>
          <LinesPart
            kind={kind}
            choices={choices}
            state={state}
            isUnsaved={props.isUnsaved}
            problemAt={problemAt}
          />
          <section className={styles.foot}>
            <NotesPart kind={kind} draft={draft} problemAt={problemAt} files={props.files} />
            <TotalsPart kind={kind} choices={choices} state={state} problemAt={problemAt} />
          </section>
        </div>
        {logoHref && (
          <DraftPreview
            kind={kind}
            paper={state.paper}
            hasParty={draft.partyId !== ''}
            logoHref={logoHref}
          />
        )}
      </div>
      <SaveBar {...props} />
    </form>
  )
}

function SaveBar({ kind, choices, state }: EditorFormProps) {
  const t = useDocumentTexts(kind)
  return (
    <div className={styles.stick} data-foot-bar>
      <p className={styles.stickTotal}>
        {t('editor.total')}
        <b>
          <TotalIsland kind={kind} choices={choices} draft={state.draft} />
        </b>
      </p>
      <SaveButtons kind={kind} />
    </div>
  )
}

function SaveButtons({ kind }: { kind: DocumentKind }) {
  const t = useDocumentTexts(kind)
  return (
    <>
      <Button name="intent" value="save" aria-keyshortcuts="Control+S">
        {t('edit.save')}
      </Button>
      <Button kind="primary" icon="file-text" name="intent" value="review">
        {t('edit.review')}
      </Button>
    </>
  )
}

/** "Keep mine" must be sent with the other version's number; else the one that was opened stays. */
function versionOf(state: EditorState, saved: SavedDraft): string {
  return state.isConflict || state.version === '' ? String(saved.version) : state.version
}
