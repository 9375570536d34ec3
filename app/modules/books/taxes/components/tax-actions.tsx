import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, usePage, useT } from '#app/shell/page-context.tsx'
import {
  Button,
  DateInput,
  Dialog,
  DialogActions,
  DialogForm,
  Field,
  LinkButton,
} from '#app/ui/index.ts'
import { type TaxRateDetail, taxesContract } from '#contract/books/taxes.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { editTaxPath, replaceTaxPath } from '../paths.ts'

const dialogIds = { end: 'end-rate', remove: 'remove-rate' }

/** What can be done with a rate, as far as the role and its use allow. */
export function TaxActions({ rate }: { rate: TaxRateDetail }) {
  const t = useT('taxes')
  const { firm, can } = useFirm()
  const { code, isUsed, isDefault, replacedBy, validTo, direction } = rate
  if (replacedBy !== null) return null
  const remove = !isUsed && !isDefault && can(needsOf(taxesContract.remove)) && (
    <Button kind="ghost" icon="trash-2" opens={dialogIds.remove}>
      {t('detail.remove')}
    </Button>
  )
  if (!can('tax:edit')) return remove
  return (
    <>
      {!isDefault && validTo === null && direction !== 'purchase' && (
        <Intent intent="setDefault">{t('detail.setDefault')}</Intent>
      )}
      {validTo !== null && <Intent intent="keepOn">{t('detail.keepOn')}</Intent>}
      {!isDefault && validTo === null && (
        <Button kind="ghost" opens={dialogIds.end}>
          {t('detail.end')}
        </Button>
      )}
      {remove}
      {!isUsed && (
        <LinkButton kind="ghost" icon="pencil" href={editTaxPath(firm.firmId, code)}>
          {t('detail.edit')}
        </LinkButton>
      )}
      {Number(rate.rate) > 0 && (
        <LinkButton kind="primary" href={replaceTaxPath(firm.firmId, code)}>
          {t('detail.replace')}
        </LinkButton>
      )}
    </>
  )
}

function Intent({ intent, children }: { intent: string; children: string }) {
  return (
    <form method="post">
      <IdempotencyField />
      <Button kind="ghost" name="intent" value={intent}>
        {children}
      </Button>
    </form>
  )
}

/** The questions that the buttons open. */
export function TaxDialogs({ rate }: { rate: TaxRateDetail }) {
  const { can } = useFirm()
  return (
    <>
      {can(needsOf(taxesContract.end)) && <EndDialog rate={rate} />}
      {can(needsOf(taxesContract.remove)) && <RemoveDialog rate={rate} />}
    </>
  )
}

function EndDialog({ rate }: { rate: TaxRateDetail }) {
  const t = useT('taxes')
  const { language } = usePage()
  return (
    <Dialog id={dialogIds.end} title={t('detail.endTitle', { name: rate.name[language] })}>
      <DialogForm>
        <IdempotencyField />
        <p>{t('detail.endWords')}</p>
        <Field id="validTo" label={t('field.validTo')}>
          {(wiring) => <DateInput {...wiring} name="validTo" required />}
        </Field>
        <DialogActions>
          <Button kind="primary" name="intent" value="end">
            {t('detail.end')}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  )
}

function RemoveDialog({ rate }: { rate: TaxRateDetail }) {
  const t = useT('taxes')
  const { language } = usePage()
  return (
    <Dialog id={dialogIds.remove} title={t('detail.removeTitle', { name: rate.name[language] })}>
      <DialogForm>
        <IdempotencyField />
        <p>{t('detail.removeWords')}</p>
        <DialogActions>
          <Button kind="danger" name="intent" value="remove">
            {t('detail.remove')}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  )
}
