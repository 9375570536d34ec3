import { useT } from '#app/shell/page-context.tsx'
import { Button, Dialog, DialogActions, Select } from '#app/ui/index.ts'
import type { Mailbox, MailFolder } from '#contract/communication/mailbox.ts'
import * as styles from './mail.css.ts'

const dialogId = 'delete-mail'

/** What can be done to the conversations that are ticked. */
export function BulkActions({ box, folder }: { box: Mailbox; folder: MailFolder }) {
  const t = useT('mailbox')
  const isBinned = folder === 'spam' || folder === 'bin'
  const button = (intent: string) => (
    <Button key={intent} size="s" name="intent" value={intent}>
      {t(`action.${intent}`)}
    </Button>
  )
  if (!box.canWrite) return <div className={styles.actions}>{['read', 'unread'].map(button)}</div>
  return (
    <div className={styles.actions}>
      {['read', 'unread', 'star', 'unstar'].map(button)}
      {isBinned ? button('inbox') : ['archive', 'spam', 'bin'].map(button)}
      {folder === 'archive' && button('inbox')}
      {isBinned && (
        <Button size="s" kind="danger" opens={dialogId}>
          {t('action.delete')}
        </Button>
      )}
      {box.labels.length > 0 && (
        <>
          <Select
            name="labelId"
            aria-label={t('action.whichLabel')}
            options={box.labels.map(({ id, name }) => ({ value: id, label: name }))}
          />
          {['label', 'unlabel'].map(button)}
        </>
      )}
      {isBinned && (
        <Dialog id={dialogId} title={t('delete.title')}>
          <p>{t('delete.words')}</p>
          <DialogActions>
            <Button kind="ghost" closes={dialogId}>
              {t('delete.keep')}
            </Button>
            <Button kind="danger" name="intent" value="delete">
              {t('action.delete')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  )
}
