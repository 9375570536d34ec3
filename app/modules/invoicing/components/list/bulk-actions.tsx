import { useFirm, useT } from '#app/shell/page-context.tsx'
import { BulkBar, Button, Dialog, DialogActions, Menu, MenuButton } from '#app/ui/index.ts'
import { invoicesPath } from '../../paths.ts'
import * as styles from './list.css.ts'

const moreId = 'bulk-more'
const voidId = 'bulk-void'
const sendId = 'bulk-send'

/** What can be done with the ticked rows, as the role allows. Files come from addresses of their own. */
export function BulkActions() {
  const { firm, can } = useFirm()
  const t = useT('invoicing')
  const path = invoicesPath(firm.firmId)
  const mayPost = can('invoice:post')
  return (
    <>
      <BulkBar after={t('bulk.chosen')}>
        {mayPost && (
          <Button size="s" icon="send" opens={sendId}>
            {t('bulk.send')}
          </Button>
        )}
        {mayPost && can('payment:edit') && (
          <Button size="s" icon="check" name="intent" value="markPaid">
            {t('bulk.markPaid')}
          </Button>
        )}
        <Button size="s" icon="file-down" formAction={`${path}/pdf-archive`}>
          {t('bulk.pdf')}
        </Button>
        <Button size="s" kind="ghost" icon="ellipsis" iconOnly opens={moreId}>
          {t('bulk.more')}
        </Button>
        <Button size="s" kind="ghost" icon="x" iconOnly type="reset">
          {t('bulk.clear')}
        </Button>
      </BulkBar>
      <Menu id={moreId} align="end" label={t('bulk.more')}>
        {mayPost && (
          <MenuButton icon="stamp" name="intent" value="finalise">
            {t('bulk.finalise')}
          </MenuButton>
        )}
        {can('invoice:export') && <ExportButtons path={path} />}
        {can('invoice:reverse') && (
          <>
            <hr />
            <MenuButton icon="ban" isDanger opens={voidId}>
              {t('bulk.void')}
            </MenuButton>
          </>
        )}
      </Menu>
      {mayPost && <SendDialog />}
      {can('invoice:reverse') && <VoidDialog />}
    </>
  )
}

function ExportButtons({ path }: { path: string }) {
  const t = useT('invoicing')
  return (['csv', 'xlsx'] as const).map((format) => (
    <MenuButton
      key={format}
      icon={format === 'csv' ? 'file-text' : 'file-spreadsheet'}
      name="format"
      value={format}
      formAction={`${path}/export`}
      formMethod="get"
    >
      {t(`bulk.${format}`)}
    </MenuButton>
  ))
}

/** Says what will be sent to whom, before anything is. */
function SendDialog() {
  const t = useT('invoicing')
  return (
    <Dialog id={sendId} title={t('bulk.sendTitle')}>
      <p>{t('bulk.sendWords')}</p>
      <DialogActions>
        <Button kind="ghost" closes={sendId}>
          {t('bulk.keepUnsent')}
        </Button>
        <Button kind="primary" icon="send" name="intent" value="send">
          {t('bulk.sendNow')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function VoidDialog() {
  const t = useT('invoicing')
  return (
    <Dialog id={voidId} title={t('bulk.voidTitle')}>
      <p>{t('bulk.voidWords')}</p>
      <DialogActions>
        <Button kind="ghost" closes={voidId}>
          {t('bulk.keep')}
        </Button>
        <Button kind="danger" name="intent" value="void" className={styles.date}>
          {t('bulk.voidNow')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
