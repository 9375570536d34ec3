import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { classes, Icon, type IconName } from '#app/ui/index.ts'
import type { Invoice } from '#contract/invoice.ts'
import { invoicePath } from '../../paths.ts'
import { dialogIds } from './dialog-ids.ts'

/** Everything else that can be done with the document, as its state and the role allow. */
export function ActionsPart({ invoice }: { invoice: Invoice }) {
  const { firm, can } = useFirm()
  const t = useT('invoicing')
  const { id, actions, publicPath, kind } = invoice
  return (
    <section className={classes(styles.section, styles.actions)} id="actions">
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
        <Ask opens={dialogIds.void} icon="ban" words={t('detail.void')} />
      )}
      {actions.includes('deleteDraft') && (
        <Ask opens={dialogIds.deleteDraft} icon="trash-2" words={t('detail.deleteDraft')} />
      )}
    </section>
  )
}

function Press({ intent, icon, words }: { intent: string; icon: IconName; words: string }) {
  return (
    <form method="post">
      <IdempotencyField />
      <button type="submit" name="intent" value={intent}>
        <Icon name={icon} />
        {words}
      </button>
    </form>
  )
}

function Ask({ opens, icon, words }: { opens: string; icon: IconName; words: string }) {
  return (
    <button type="button" className={styles.danger} popovertarget={opens}>
      <Icon name={icon} />
      {words}
    </button>
  )
}
