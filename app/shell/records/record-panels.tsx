import { classes } from '#app/ui/index.ts'
import type { RecordMails } from '#contract/firm/mails.ts'
import type { RecordPanels as Panels } from '#contract/firm/records.ts'
import type { Refusal } from '../form/parse-form.ts'
import { RecordMail } from '../mails/record-mail.tsx'
import { WriteAbout } from '../mails/write-about.tsx'
import { CommentsPanel } from './comments-panel.tsx'
import { FilesPanel } from './files-panel.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { ChainPanel, LinksPanel } from './links-panel.tsx'
import * as styles from './records.css.ts'

type RecordPanelsProps = {
  /** As `loadPanels` gave it. */
  of: Panels
  /** As `loadMails` gave it, for records that mail is sent about. */
  mails?: RecordMails
  /** `rail`: below each other beside a document; `page`: the width of the page. */
  layout?: 'rail' | 'page'
  /** What was refused of a form of these panels, on the page that answers them. */
  refusal?: Refusal | undefined
}

/**
 * What every record has: its files, comments, linked documents and history. Their forms are
 * answered by a page of their own, which leads back to the record's.
 */
export function RecordPanels({ of: panels, mails, layout = 'page', refusal }: RecordPanelsProps) {
  return (
    <div className={classes(styles.panels, layout === 'page' && styles.page)}>
      <WriteAbout record={panels} />
      {mails && <RecordMail of={mails} />}
      <LinksPanel panels={panels} />
      <ChainPanel panels={panels} />
      <FilesPanel panels={panels} refusal={refusal} />
      <CommentsPanel panels={panels} refusal={refusal} />
      <HistoryPanel panels={panels} />
    </div>
  )
}
