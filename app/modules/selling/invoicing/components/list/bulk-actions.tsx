import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { BulkDialog } from '#app/shell/register/bulk-dialog.tsx'
import { ChosenBar } from '#app/shell/register/chosen-bar.tsx'
import { ofTicked } from '#app/shell/register/register.css.ts'
import { Button, type IconName, Menu, MenuButton } from '#app/ui/index.ts'
import type { InvoicePage } from '#contract/selling/invoices.ts'
import { invoicesPath } from '../../paths.ts'

const moreId = 'bulk-more'
const ids = {
  markPaid: 'bulk-mark-paid',
  finalise: 'bulk-finalise',
  void: 'bulk-void',
}

/**
 * What can be done with the ticked rows, or with all of the filter, as the role allows. Files come
 * from addresses of their own.
 */
export function BulkActions({ page }: { page: InvoicePage }) {
  const all = useWordsOfAll(page)
  const { firm, can } = useFirm()
  const t = useT('invoicing')
  const path = invoicesPath(firm.firmId)
  const mayPost = can('invoice:post')
  return (
    <>
      {page.total !== null && <input type="hidden" name="expected" value={page.total} />}
      <ChosenBar all={all}>
        {mayPost && (
          <Button size="s" icon="send" name="intent" value="send">
            {t('bulk.send')}
          </Button>
        )}
        {mayPost && can('payment:edit') && (
          <Button size="s" icon="check" opens={ids.markPaid}>
            {t('bulk.markPaid')}
          </Button>
        )}
        <Button size="s" icon="file-down" formAction={`${path}/pdf-archive`} className={ofTicked}>
          {t('bulk.pdf')}
        </Button>
        <Button size="s" kind="ghost" icon="ellipsis" iconOnly opens={moreId}>
          {t('bulk.more')}
        </Button>
      </ChosenBar>
      <Menu id={moreId} align="end" label={t('bulk.more')}>
        {mayPost && (
          <MenuButton icon="stamp" opens={ids.finalise}>
            {t('bulk.finalise')}
          </MenuButton>
        )}
        {can('invoice:export') && (
          <div className={ofTicked}>
            <ExportButtons path={path} />
          </div>
        )}
        {can('invoice:reverse') && (
          <>
            <hr />
            <MenuButton icon="ban" isDanger opens={ids.void}>
              {t('bulk.void')}
            </MenuButton>
          </>
        )}
      </Menu>
      {mayPost && can('payment:edit') && <Ask intent="markPaid" icon="check" all={all} />}
      {mayPost && <Ask intent="finalise" icon="stamp" all={all} />}
      {can('invoice:reverse') && <Ask intent="void" icon="ban" all={all} isDanger />}
    </>
  )
}

/** How many the filter means, and what they come to. */
function useWordsOfAll({ total, totals }: InvoicePage): string {
  const t = useT('invoicing')
  const { money, number, list } = useFormat()
  if (total === null) return t('bulk.allOfMany')
  const amounts = list(totals.map((one) => money(one.total, one.currency)))
  return t('bulk.allOf', { count: total, number: number(total), amounts })
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

type AskProps = { intent: keyof typeof ids; icon: IconName; all: string; isDanger?: boolean }

function Ask({ intent, icon, all, isDanger }: AskProps) {
  const t = useT('invoicing')
  return (
    <BulkDialog
      id={ids[intent]}
      title={t(`bulk.${intent}Title`)}
      words={t(`bulk.${intent}Words`)}
      all={all}
      keep={t(`bulk.${intent}Keep`)}
      submit={t(`bulk.${intent}Now`)}
      intent={intent}
      icon={icon}
      isDanger={isDanger}
    />
  )
}
