import { useFirm, useT } from '#app/shell/page-context.tsx'
import {
  BulkBar,
  Button,
  Dialog,
  DialogActions,
  type IconName,
  Menu,
  MenuButton,
} from '#app/ui/index.ts'
import { invoicesPath } from '../../paths.ts'

const moreId = 'bulk-more'
const ids = {
  send: 'bulk-send',
  markPaid: 'bulk-mark-paid',
  finalise: 'bulk-finalise',
  void: 'bulk-void',
}

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
          <Button size="s" icon="send" opens={ids.send}>
            {t('bulk.send')}
          </Button>
        )}
        {mayPost && can('payment:edit') && (
          <Button size="s" icon="check" opens={ids.markPaid}>
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
          <MenuButton icon="stamp" opens={ids.finalise}>
            {t('bulk.finalise')}
          </MenuButton>
        )}
        {can('invoice:export') && <ExportButtons path={path} />}
        {can('invoice:reverse') && (
          <>
            <hr />
            <MenuButton icon="ban" isDanger opens={ids.void}>
              {t('bulk.void')}
            </MenuButton>
          </>
        )}
      </Menu>
      {mayPost && <Ask intent="send" icon="send" />}
      {mayPost && can('payment:edit') && <Ask intent="markPaid" icon="check" />}
      {mayPost && <Ask intent="finalise" icon="stamp" />}
      {can('invoice:reverse') && <Ask intent="void" icon="ban" isDanger />}
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

type AskProps = { intent: keyof typeof ids; icon: IconName; isDanger?: boolean }

/** Says what will happen to the ticked rows, before anything does. */
function Ask({ intent, icon, isDanger }: AskProps) {
  const t = useT('invoicing')
  return (
    <Dialog id={ids[intent]} title={t(`bulk.${intent}Title`)}>
      <p>{t(`bulk.${intent}Words`)}</p>
      <DialogActions>
        <Button kind="ghost" closes={ids[intent]}>
          {t(`bulk.${intent}Keep`)}
        </Button>
        <Button kind={isDanger ? 'danger' : 'primary'} icon={icon} name="intent" value={intent}>
          {t(`bulk.${intent}Now`)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
