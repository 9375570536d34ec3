import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, LinkButton } from '#app/ui/index.ts'
import type { StockCount } from '#contract/stock/stock-counts.ts'
import { documentPath } from '../paths.ts'

const dialogId = 'cancel-count'

/** What can be done with a count as a whole now. */
export function CountActions({ count: { actions, document } }: { count: StockCount }) {
  const t = useT('stock')
  const { firm } = useFirm()
  return (
    <>
      {actions.includes('cancel') && (
        <>
          <Button kind="ghost" icon="x" opens={dialogId}>
            {t('counts.cancel')}
          </Button>
          <AskDialog
            id={dialogId}
            title={t('counts.cancelAsk')}
            words={t('counts.cancelWords')}
            intent="cancel"
            submit={t('counts.cancel')}
            keep={t('counts.keep')}
          />
        </>
      )}
      {actions.includes('finish') && (
        <form method="post">
          <IdempotencyField />
          <Button icon="check" name="intent" value="finish">
            {t('counts.finish')}
          </Button>
        </form>
      )}
      {document && (
        <LinkButton icon="file-text" href={documentPath(firm.firmId, document.id)}>
          {t('counts.adjustment', { number: document.number })}
        </LinkButton>
      )}
    </>
  )
}
