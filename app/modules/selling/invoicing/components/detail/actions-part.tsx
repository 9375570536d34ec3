import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { AskButton, Press } from '#app/shell/documents/detail/press.tsx'
import { mailKindText } from '#app/shell/mails/mail-words.ts'
import { mailPath } from '#app/shell/mails/paths.ts'
import { useFirm, usePage, useT } from '#app/shell/page-context.tsx'
import { classes, Icon } from '#app/ui/index.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import { invoicePath } from '../../paths.ts'
import { dialogIds } from './dialog-ids.ts'

type ActionsPartProps = {
  invoice: Invoice
  /** Kinds of mail that can be sent about it now. */
  ways: readonly string[]
}

/** Everything else that can be done with the document, as its state and the role allow. */
export function ActionsPart({ invoice, ways }: ActionsPartProps) {
  const { firm, can } = useFirm()
  const { texts } = usePage()
  const [t, mail] = [useT('invoicing'), useT('mail')]
  const { id, actions, publicPath, kind } = invoice
  // The document itself is sent by the button above; these are its reminders.
  const reminders = ways.filter((way) => way !== kind)
  return (
    <section className={classes(styles.section, styles.actions)} id="actions">
      {reminders.map((way) => (
        <a key={way} href={mailPath(firm.firmId, way, id)}>
          <Icon name="mail" />
          {mail('way', { kind: mailKindText(texts, way) })}
        </a>
      ))}
      {actions.includes('share') && !publicPath && (
        <Press intent="share" icon="link" words={t('detail.share')} />
      )}
      {actions.includes('duplicate') && kind === 'invoice' && (
        <Press intent="duplicate" icon="copy" words={t('detail.duplicate')} />
      )}
      {kind === 'invoice' && can('recurring:edit') && (
        <a href={`/firms/${firm.firmId}/recurring/new?invoice=${id}`}>
          <Icon name="repeat" />
          {t('detail.makeRecurring')}
        </a>
      )}
      {actions.includes('credit') && (
        <a href={`${invoicePath(firm.firmId, id)}/credit`}>
          <Icon name="undo-2" />
          {t('detail.credit')}
        </a>
      )}
      {actions.includes('writeOff') && (
        <a href={`${invoicePath(firm.firmId, id)}/write-off`}>
          <Icon name="ban" />
          {t('detail.writeOff')}
        </a>
      )}
      {actions.includes('void') && (
        <AskButton opens={dialogIds.void} icon="ban" words={t('detail.void')} />
      )}
      {actions.includes('deleteDraft') && (
        <AskButton opens={dialogIds.deleteDraft} icon="trash-2" words={t('detail.deleteDraft')} />
      )}
    </section>
  )
}
