import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, Dialog, DialogActions, DialogForm, LinkButton } from '#app/ui/index.ts'
import type { StockDocument } from '#contract/stock/stock.ts'
import { assignLotsPath, documentPdfPath, newLandedPath, stepPath } from '../paths.ts'

const dialogId = 'close-rest'

/** What can be done with a stock document now. */
export function DocumentActions({ document: { id, kind, actions } }: { document: StockDocument }) {
  const t = useT('stock')
  const { firm, can } = useFirm()
  const print = kind !== 'landedCost' && (
    <LinkButton icon="printer" href={documentPdfPath(firm.firmId, id)} target="_blank">
      {t(kind === 'delivery' ? 'detail.deliveryNote' : 'detail.print')}
    </LinkButton>
  )
  if (!can('stock:edit')) return print
  const main = actions.includes('deliver') ? 'deliver' : actions.includes('arrive') ? 'arrive' : ''
  return (
    <>
      {print}
      {actions.includes('closeRest') && (
        <>
          <Button kind="ghost" icon="x" opens={dialogId}>
            {t('detail.closeRest')}
          </Button>
          <Dialog id={dialogId} title={t('detail.closeRestAsk')}>
            <p>{t('detail.closeRestWords')}</p>
            <DialogForm>
              <IdempotencyField />
              <DialogActions>
                <Button kind="danger" name="intent" value="closeRest">
                  {t('detail.closeRest')}
                </Button>
              </DialogActions>
            </DialogForm>
          </Dialog>
        </>
      )}
      {actions.includes('return') && (
        <LinkButton icon="undo-2" href={stepPath(firm.firmId, id, 'return')}>
          {t('step.return.title')}
        </LinkButton>
      )}
      {kind === 'receipt' && can('stock:adjust') && (
        <LinkButton icon="truck" href={newLandedPath(firm.firmId, { receipt: id })}>
          {t('landed.new')}
        </LinkButton>
      )}
      {actions.includes('undo') && (kind !== 'landedCost' || can('stock:adjust')) && (
        <LinkButton icon="undo-2" href={stepPath(firm.firmId, id, 'undo')}>
          {t('step.undo.title')}
        </LinkButton>
      )}
      {actions.includes('assign') && (
        <LinkButton icon="scan-barcode" href={assignLotsPath(firm.firmId, id)}>
          {t('lots.assign')}
        </LinkButton>
      )}
      {main !== '' && (
        <LinkButton kind="primary" icon="truck" href={stepPath(firm.firmId, id, main)}>
          {t(`step.${main}.title`)}
        </LinkButton>
      )}
    </>
  )
}
