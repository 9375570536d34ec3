import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Button,
  Dialog,
  DialogActions,
  DialogForm,
  Field,
  LinkButton,
  TextInput,
} from '#app/ui/index.ts'
import type { TillSession } from '#contract/tills/tills.ts'
import { countPath, movePath, sellPath, sessionPdfPath } from '../paths.ts'

const dialogId = 'approve-difference'

/** What can be done with a session now. */
export function SessionActions({ session }: { session: TillSession }) {
  const t = useT('tills')
  const { firm } = useFirm()
  const { id, registerId, actions } = session
  const paper = sessionPdfPath(firm.firmId, id)
  const papers = (
    <>
      <LinkButton icon="printer" href={`${paper}?print`} target="_blank">
        {t('receipt.print')}
      </LinkButton>
      <LinkButton icon="download" href={paper} download>
        {t('receipt.pdf')}
      </LinkButton>
    </>
  )
  if (actions.includes('sell')) {
    return (
      <>
        {papers}
        <LinkButton icon="coins" href={movePath(firm.firmId, id)}>
          {t('move.title')}
        </LinkButton>
        <LinkButton href={countPath(firm.firmId, id)}>{t('count.close')}</LinkButton>
        <LinkButton kind="primary" icon="scan-barcode" href={sellPath(firm.firmId, registerId)}>
          {t('sell.title')}
        </LinkButton>
      </>
    )
  }
  return (
    <>
      {papers}
      {actions.includes('recount') && (
        <form method="post">
          <IdempotencyField />
          <Button name="intent" value="recount">
            {t('session.recount')}
          </Button>
        </form>
      )}
      {actions.includes('approve') && <Approve session={session} />}
    </>
  )
}

function Approve({ session: { report, currency } }: { session: TillSession }) {
  const t = useT('tills')
  const { money } = useFormat()
  const amount = money(report.cash?.difference ?? 0, currency, { sign: 'always' })
  return (
    <>
      <Button kind="primary" opens={dialogId}>
        {t('session.approve')}
      </Button>
      <Dialog id={dialogId} title={t('session.approveAsk', { amount })}>
        <p>{t('session.approveWords')}</p>
        <DialogForm>
          <IdempotencyField />
          <Field id="approve-note" label={t('session.note')}>
            {(wiring) => <TextInput {...wiring} name="note" maxLength={300} />}
          </Field>
          <DialogActions>
            <Button kind="primary" name="intent" value="approve">
              {t('session.approve')}
            </Button>
          </DialogActions>
        </DialogForm>
      </Dialog>
    </>
  )
}
